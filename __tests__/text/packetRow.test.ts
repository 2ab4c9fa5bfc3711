import { LANGUAGES } from '@/engine/phrase';
import { CARDS } from '@/games/packet-row/cards';
import { packetRowWords } from '@/games/packet-row/phrases';
import { TEXTS } from '@/text';

const { board } = TEXTS.en.games['packet-row'];

it.each([
  ['a purse', 1, board.player.money({ dollars: 1 }), '1 dollar'],
  ['a purse', 2, board.player.money({ dollars: 2 }), '2 dollars'],
  ['a banknote', 1, board.spoken.money({ dollars: 1 }), 'Banknote, 1 dollar'],
  [
    'a nugget',
    4,
    board.spoken.singleGold({ dollars: 4 }),
    'Gold nugget, one unit of any good, costs 4 dollars',
  ],
])('%s of %s is read aloud in the right number', (_what, _dollars, said, words) => {
  expect(said).toBe(words);
});

/** Cards are hyphenated where they break. */
const whole = (words: string) => words.replaceAll('\u00ad', '');

it.each(LANGUAGES)('gold is called the same on its card and in the log: %s', (language) => {
  const { singleGold, doubleGold } = TEXTS[language].games['packet-row'].board;
  const names = CARDS.flatMap((face, card) =>
    face.kind === 'gold' ? [[face.units, packetRowWords[language].card(card)]] : [],
  );
  expect(names.length).toBeGreaterThan(0);
  for (const [units, name] of names) expect(name).toBe(whole(units === 1 ? singleGold : doubleGold));
});
