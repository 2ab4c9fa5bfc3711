import fc from 'fast-check';
import { isProblem } from '@/engine/phrase';
import { GAME_IDS, gameOf, type GameId } from '@/games';
import { checked, withChecks } from '@/match/deals/check';
import { codeOf, dealOf, isDealFault, type Deal } from '@/match/deals/code';
import { letterOf, LETTERS, valuesOf } from '@/match/deals/letters';
import { nameAfter, nameFrom, NAME_LENGTH } from '@/match/deals/seed';
import { SEAT_KINDS } from '@/match/table';
import { forAll } from '../../support/for-all';
import { seedOf } from '../../support/random-play';

const letter = fc.nat(LETTERS.length - 1);
const name = fc.array(letter, { minLength: NAME_LENGTH, maxLength: NAME_LENGTH });

/** Any deal of any game that its rules allow. */
const deals: fc.Arbitrary<Deal> = fc.constantFrom(...GAME_IDS).chain((game) => {
  const rules = gameOf(game);
  const wishes = Object.fromEntries(
    Object.entries(rules.options ?? {}).map(([option, field]) => [
      option,
      field.kind === 'toggle'
        ? fc.boolean()
        : field.kind === 'choice'
          ? fc.constantFrom(...field.values)
          : fc.option(fc.nat(rules.seats.max - 1), { nil: undefined }),
    ]),
  );
  const seats = fc.array(fc.constantFrom(...SEAT_KINDS), {
    minLength: rules.seats.min,
    maxLength: rules.seats.max,
  });
  return fc
    .tuple(fc.record(wishes), seats, name)
    .map(([wished, sitting, letters]) => ({
      game,
      options: rules.parseOptions(
        Object.fromEntries(Object.entries(wished).filter(([, value]) => value !== undefined)),
        sitting.length,
      ),
      seats: sitting,
      seed: seedOf(letters.map(letterOf).join('')),
    }))
    .filter(({ options }) => !isProblem(options));
});

const plain = (code: string | undefined): string => (code ?? '').replaceAll('-', '');

const usual = (game: GameId, seats: Deal['seats'] = ['human', 'medium', 'medium']): Deal => ({
  game,
  options: gameOf(game).parseOptions({}, seats.length),
  seats,
  seed: seedOf('7QK2M9XTZ'),
});

describe('the code of a deal', () => {
  it('leads back to exactly that deal', () => {
    forAll(fc.property(deals, (deal) => expect(dealOf(codeOf(deal) ?? '')).toEqual(deal)));
  });

  it('is the same in capitals and small letters, with spaces or dashes or none, and within an address', () => {
    forAll(
      fc.property(deals, (deal) => {
        const code = codeOf(deal) ?? '';
        const ways = [
          code.toLowerCase(),
          plain(code),
          ` ${code.replaceAll('-', ' ')}\n`,
          code.replaceAll('-', '–'),
          code.replaceAll('0', 'o').replaceAll('1', 'l'),
          `https://harbour.example/deal/${code}?from=a-friend#top`,
          `harbourmaster://deal/${code}`,
        ];
        for (const way of ways) expect(dealOf(way)).toEqual(deal);
      }),
    );
  });

  it('holds no letter that is mistaken for another', () => {
    forAll(
      fc.property(deals, (deal) =>
        expect(codeOf(deal)).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{1,4})+$/),
      ),
    );
  });

  it.each(GAME_IDS)('is sixteen letters for a usual table of %s', (game) => {
    expect(plain(codeOf(usual(game)))).toHaveLength(16);
  });

  it('is never longer than 20 letters', () => {
    forAll(fc.property(deals, (deal) => expect(plain(codeOf(deal)).length).toBeLessThanOrEqual(20)));
  });

  /** Between the version of the rules and the check letters; whoever changes it makes codes that people noted worthless. */
  it.each([
    ['packet-row', 'P', '84HXWRN2FEQR'],
    ['harbour', 'H', '84HXWRN2FEQR'],
    ['rotterdam', 'R', '84HXWRN2FEQR'],
  ] as const)('of %s stays what it was', (game, first, body) => {
    const code = plain(codeOf(usual(game)));
    expect(code.slice(0, 2)).toBe(`${first}${letterOf(gameOf(game).rulesVersion)}`);
    expect(code.slice(2, -2)).toBe(body);
  });

  it('is none where the seed is no deal: lessons, older games, games that were played on', () => {
    for (const seed of ['dice-1', '0123456789abcdef0123456789abcdef', '7QK2M9XTZ@4:7QK2M9XTZ', '7qk2m9xtz'])
      expect(codeOf({ ...usual('harbour'), seed: seedOf(seed) })).toBeUndefined();
  });
});

describe('a typing error', () => {
  const mistyped = { fault: 'mistyped' };

  it('is noticed in any single letter', () => {
    forAll(
      fc.property(deals, fc.nat(), letter, (deal, at, other) => {
        const code = plain(codeOf(deal));
        const place = at % code.length;
        fc.pre(code[place] !== letterOf(other));
        expect(dealOf(code.slice(0, place) + letterOf(other) + code.slice(place + 1))).toEqual(mistyped);
      }),
      { numRuns: 1_000 },
    );
  });

  it('is noticed in any two letters', () => {
    forAll(
      fc.property(deals, fc.nat(), fc.nat(), letter, letter, (deal, first, second, a, b) => {
        const code = plain(codeOf(deal)).split('');
        const [one, two] = [first % code.length, second % code.length];
        const wrong = code.with(one, letterOf(a)).with(two, letterOf(b));
        fc.pre(one !== two && wrong.join('') !== code.join(''));
        expect(dealOf(wrong.join(''))).toEqual(mistyped);
      }),
      { numRuns: 1_000 },
    );
  });

  it('is noticed where two letters changed places, neighbours or not', () => {
    forAll(
      fc.property(deals, fc.nat(), fc.nat(), (deal, first, second) => {
        const code = plain(codeOf(deal)).split('');
        const [one, two] = [first % code.length, second % code.length];
        fc.pre(code[one] !== code[two]);
        const exchanged = code.with(one, code[two] ?? '').with(two, code[one] ?? '');
        expect(dealOf(exchanged.join(''))).toEqual(mistyped);
      }),
      { numRuns: 1_000 },
    );
  });

  it('is noticed where the last letters are missing', () => {
    const code = plain(codeOf(usual('rotterdam')));
    for (let length = 1; length < code.length; length += 1) {
      expect(dealOf(code.slice(0, length))).toEqual(mistyped);
    }
  });

  it.each([
    ['a letter that no code has', 'P1ZÄ-0000'],
    ['a sentence', 'Shall we play tonight?'],
    ['a whole saved game', '{"format":"harbourmaster-save/1"}'],
    ['far too much', 'P'.repeat(10_000)],
  ])('is noticed in %s', (_what, typed) => expect(dealOf(typed)).toEqual(mistyped));

  it('is not what nothing is called', () => expect(dealOf(' \n')).toEqual({ fault: 'empty' }));

  it('never throws, whatever is pasted', () => {
    forAll(
      fc.property(fc.string({ unit: 'binary' }), (typed) => void dealOf(typed)),
      { numRuns: 1_000 },
    );
  });
});

describe('a code that is right and cannot be played here', () => {
  /** A code as another version of the app would have written it. */
  const written = (letters: string): string =>
    withChecks(valuesOf(letters) ?? [])
      .map(letterOf)
      .join('');
  const body = (game: GameId): string => plain(codeOf(usual(game))).slice(0, -2);
  const head = (game: GameId): string => body(game).slice(0, 2);

  it('names a game that this version does not know', () => {
    expect(dealOf(written(`X${body('harbour').slice(1)}`))).toEqual({ fault: 'unknownGame' });
  });

  it.each([
    ['F', 15],
    ['Z1', 31],
    ['G2', 32],
  ])('names rules of version %s', (letters, version) => {
    expect(dealOf(written(`H${letters}${body('harbour').slice(2)}`))).toEqual({
      fault: 'otherRules',
      game: 'harbour',
      version,
      here: gameOf('harbour').rulesVersion,
    });
  });

  it.each([
    ['a table for eight', 'W'],
    ['a table for one', '0'],
  ])('is impossible for %s', (_what, seats) => {
    expect(dealOf(written(`${head('rotterdam')}${seats}${body('rotterdam').slice(3)}`))).toEqual({
      fault: 'impossible',
      game: 'rotterdam',
    });
  });

  it('is impossible with options that do not go together', () => {
    const deal = { ...usual('harbour'), options: { boards: 'characters', firstGame: true } };
    expect(dealOf(codeOf(deal) ?? '')).toEqual({ fault: 'impossible', game: 'harbour' });
  });

  it('is impossible with an option that comes later than all that this version knows', () => {
    expect(dealOf(written(`${body('packet-row')}01`))).toEqual({ fault: 'impossible', game: 'packet-row' });
  });

  it('is impossible with a player that this version does not know', () => {
    // Two seats, the second of a kind that nobody has: 001 000 111 …
    expect(dealOf(written(`${head('packet-row')}47${body('packet-row').slice(4)}`))).toMatchObject({
      fault: 'impossible',
    });
  });
});

describe('check letters', () => {
  it('agree with what they were made for', () => {
    forAll(
      fc.property(fc.array(letter, { minLength: 1, maxLength: 29 }), (values) =>
        expect(checked(withChecks(values))).toEqual(values),
      ),
    );
  });
});

describe('the name of a deal', () => {
  it('takes every letter, each from a byte of its own', () => {
    expect(nameFrom(Uint8Array.from([0, 31, 32, 63, 5, 255, 128, 10, 1, 99]))).toBe('0Z0Z5Z0A1');
  });

  it('follows from a text, and from another text another one', () => {
    expect(nameAfter('a')).toBe(nameAfter('a'));
    expect(nameAfter('a')).not.toBe(nameAfter('b'));
  });
});

it('tells deals and faults apart', () => {
  expect(isDealFault(dealOf(''))).toBe(true);
  expect(isDealFault(usual('harbour'))).toBe(false);
});
