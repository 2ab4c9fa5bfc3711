import { LANGUAGES, speak, speakProblem } from '@/engine/phrase';
import { harbour } from '@/games/harbour';
import { ANSWERS } from '@/games/harbour/asked';
import { buildingId } from '@/games/harbour/cards/buildings';
import { harbourPhrase, harbourPhrases, harbourProblem, harbourWords } from '@/games/harbour/phrases';
import { FIRST_START } from '@/games/harbour/state';
import { priceOf, read, scenario, type Position } from './scenario';

const NAMES = { seat: (seat: number) => ['Anna', 'Ben', 'Cleo', 'Dirk'][seat] ?? '?' };

/** Every argument that any sentence asks for. */
const ARGUMENTS = {
  ...{
    seat: 0,
    by: 1,
    owner: 1,
    fee: 1,
    from: 1,
    to: 2,
    place: 18,
    building: 18,
    board: 6,
    good: 3,
    a: 0,
    b: 3,
  },
  ...{ units: 2, money: 5, price: 7, short: 2, space: 3, bought: 4, players: 3, seats: 2 },
  ...{ goods: [0, 1, 2, 0], lost: [0, 0, 1, 0], reason: 'beggar', question: 'keep' },
};

describe('sentences', () => {
  it.each(LANGUAGES)('say every phrase and problem in full (%s)', (language) => {
    const { said, problems } = harbourPhrases[language];
    for (const key of Object.keys(said)) {
      expect(speak(harbour.phrases, language, { key, args: ARGUMENTS }, NAMES)).toMatch(/^[^?]+$/);
    }
    for (const problem of Object.keys(problems)) {
      expect(speakProblem(harbour.phrases, language, { problem, args: ARGUMENTS }, NAMES)).not.toMatch(
        /undefined|\?/,
      );
    }
  });

  it('have names for everything, each thing its own', () => {
    for (const words of Object.values(harbourWords)) {
      for (const names of [words.goods, words.symbols, words.buildings, words.boards, words.questions]) {
        const given = Object.values(names);
        expect(given.every((name) => name.length > 1)).toBe(true);
      }
      const places = [...Object.values(words.buildings), ...Object.values(words.boards)];
      expect(new Set(places).size).toBe(places.length);
    }
    expect(Object.keys(harbourWords.en.questions)).toEqual(Object.keys(ANSWERS));
  });

  it('name German sums with the sign behind, which no line break parts from the figure', () => {
    const said = Object.values(harbourWords.de.abilities).filter((ability) => ability.includes('$'));
    expect(said).toHaveLength(1);
    for (const ability of said) expect(ability).toMatch(/^[^$]*\d\u00a0\$[^$]*$/);
  });

  it.each([
    [
      'gained',
      { seat: 0, goods: [1, 0, 2, 1], lost: [0, 0, 0, 0] },
      'Anna gains 1 fish, 2 stone and 1 wood.',
    ],
    [
      'gained',
      { seat: 0, goods: [1, 0, 0, 0], lost: [1, 0, 0, 0] },
      'Anna gains 1 fish (1 fish lost: the stock is full).',
    ],
    [
      'gained',
      { seat: 0, goods: [0, 0, 0, 0], lost: [1, 0, 0, 0] },
      'Anna gains nothing (1 fish lost: the stock is full).',
    ],
  ] as const)('list goods: %s %j', (key, args, sentence) => {
    expect(speak(harbour.phrases, 'en', harbourPhrase(key, args), NAMES)).toBe(sentence);
  });

  it.each([
    ['en', 'You need 2 stone more to ship it.'],
    ['de', 'Zum Verschiffen fehlt dir noch: 2 Stein.'],
  ] as const)('tell what is missing (%s)', (language, sentence) => {
    const problem = harbourProblem('tooFewToShip', { good: 2, short: 2 });
    expect(speakProblem(harbour.phrases, language, problem, NAMES)).toBe(sentence);
  });
});

describe('buttons', () => {
  const FEE: Position = {
    goods: [{ fish: 2, wood: 5, stone: 4 }],
    owned: [[], ['clock-tower', 'salvage-yard', 'shipwrights-guild']],
  };

  it.each([
    ['go clock-tower', [], 'Go to the Clock Tower of Ben, for 1 good'],
    ['go start 0', [], 'Go to your own start building'],
    ['go pub', [], 'Go to the Pub'],
    ['later', ['go clock-tower'], 'Pay after the action'],
    ['gain wood', ['go clock-tower', 'later'], 'Gain 3 wood'],
    ['gain fish', ['go pub'], 'Gain 1 fish'],
    ['spend wood', ['go salvage-yard', 'later'], 'Spend 5 wood'],
    ['gain fish', ['go salvage-yard', 'later', 'spend wood'], 'Gain 3 fish'],
    ['ship wood', ['go start 0'], 'Ship 5 wood for $5'],
    ['done', ['go shipwrights-guild', 'later'], 'Buy nothing'],
    ['buy pub', ['go start 0', 'ship wood', 'ship fish'], `Buy the Pub for $${priceOf('pub')}`],
  ])('«%s» after %j says: %s', (move, before, sentence) => {
    const table = scenario(FEE).play(...before);
    const phrase = harbour.describe(read(move), harbour.view(table.state, 0));
    expect(speak(harbour.phrases, 'en', phrase, NAMES)).toBe(sentence);
  });
});

describe('German', () => {
  it.each([
    ['a building', 18, 1, 'Anna betritt „%s“ von Ben.'],
    ['somebody’s start building', FIRST_START + 1, 1, 'Anna betritt das Startgebäude von Ben.'],
    ['the own start building', FIRST_START, 0, 'Anna betritt das eigene Startgebäude.'],
  ])('names %s as one speaks of it', (_, place, owner, says) => {
    const args = { seat: 0, place, owner };
    const building = harbourWords.de.buildings[buildingId(18)];
    expect(speak(harbour.phrases, 'de', { key: 'entered', args }, NAMES)).toBe(says.replace('%s', building));
  });

  it.each([
    [1, 'fehlt'],
    [2, 'fehlen'],
  ])('lacks %i $ in the right number', (short, lacks) => {
    for (const problem of ['tooDear', 'nothingAffordable']) {
      const args = { ...ARGUMENTS, short };
      expect(speakProblem(harbour.phrases, 'de', { problem, args }, NAMES)).toContain(` ${lacks} dir `);
    }
  });
});
