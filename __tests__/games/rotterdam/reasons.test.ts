import { speak } from '@/engine/phrase';
import { rotterdam } from '@/games/rotterdam';
import { CAPTAIN_BONUS } from '@/games/rotterdam/cards/limits';
import { moveOf, pointsOf, type NamedMove } from './named';
import { table, type Scene } from './scenario';

const NAMES = { seat: (seat: number) => ['Anna', 'Ben', 'Cedric'][seat] ?? '?' };

/** What speaks for a move of the first player, in both languages. */
function why({ state }: Scene, move: NamedMove): readonly (string | undefined)[] {
  const phrase = rotterdam.instincts.reason(rotterdam.view(state, 0), 0, moveOf(move));
  return (['en', 'de'] as const).map(
    (language) => phrase && speak(rotterdam.phrases, language, phrase, NAMES),
  );
}

const captain = { type: 'work', role: 'captain' } as const;
const trading = () => table(2).money(20, 20).orders('jam-shoes').hand(0, 'jam');

describe('what speaks for a move', () => {
  it.each<[string, () => Scene, NamedMove, readonly (string | undefined)[]]>([
    [
      'the money of a colour',
      () => table(2).ship(1, 'C3', 'fruit'),
      captain,
      [`it brings you €${2 * CAPTAIN_BONUS}m`, `das bringt dir ${2 * CAPTAIN_BONUS} Mio. €`],
    ],
    [
      'own cargo that arrives',
      () => table(2).ship(0, 'C3', 'fruit'),
      captain,
      ['one of your cargoes reaches its harbour', 'eine deiner Ladungen erreicht ihren Hafen'],
    ],
    [
      'own ships that sail, in the colour that is chosen',
      () => table(2).ship(0, 'A1', 'oil').ship(0, 'C2', 'fruit').play(0, captain),
      { type: 'colour', colour: 'purple' },
      ['it moves 2 ships, 2 of yours', '2 Schiffe fahren, davon 2 von dir'],
    ],
    [
      'products that are unloaded',
      () => table(2).ship(0, 'merwe', 'fruit').stack('merwe', 'jam'),
      { type: 'work', role: 'loader' },
      ['it brings you jam', 'das bringt dir Marmelade'],
    ],
    [
      'an order that a deal readies',
      () => trading().play(0, { type: 'work', role: 'trader' }),
      { type: 'buy', product: 'shoes' },
      [
        `then you could fill the order jam and shoes for ${pointsOf('jam-shoes')} points`,
        `damit könntest du den Auftrag Marmelade und Schuhe erfüllen, der ${pointsOf('jam-shoes')} Punkte zählt`,
      ],
    ],
    [
      'the points of an order',
      () => table(2).orders('petrol-bread').hand(0, 'petrol', 'bread'),
      { type: 'forward', order: 'petrol-bread' },
      [`it counts ${pointsOf('petrol-bread')} points`, `das zählt ${pointsOf('petrol-bread')} Punkte`],
    ],
    [
      'what a cargo gives',
      () => table(2).stack('merwe', 'jam').prices({ jam: 11 }),
      { type: 'launch', at: 'S2', raw: 'fruit' },
      ['Merwe gives jam for it, worth €11m now', 'dafür gibt es in Merwe Marmelade, jetzt 11 Mio. € wert'],
    ],
    ['nothing, where a turn ends', () => table(2), { type: 'finish' }, [undefined, undefined]],
  ])('is %s', (_, scene, move, words) => {
    expect(why(scene(), move).map((said) => said?.replaceAll('\u00a0', ' '))).toEqual(words);
  });
});
