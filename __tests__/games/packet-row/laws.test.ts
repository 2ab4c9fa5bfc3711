import { packetRow } from '@/games/packet-row';
import { MOVE_TYPES } from '@/games/packet-row/move';
import { CARDS } from '@/games/packet-row/cards';
import { describeLaws } from '../../support/laws';
import { audit } from './audit';

const seenMoves = new Set<string>();
const takenCards = new Set<number>();
const helpersUsed = new Set<string>();

describeLaws({
  game: packetRow,
  optionSets: [{}, { ledger: false, firstHarbourMaster: 1 }],
  gamesPerSetting: 20,
  longest: 2_000,
  sampling: 25,
  audit,
  witness: (_, { move }) => {
    seenMoves.add(move.type);
    if (move.type === 'take') {
      takenCards.add(move.card);
      if (move.assistant !== undefined) helpersUsed.add('assistant');
    }
    if (move.type !== 'deliver') return;
    if (move.ships.some((use) => use.captain !== undefined)) helpersUsed.add('captain');
    if (move.goods.some((use) => use.trader !== undefined)) helpersUsed.add('trader');
    if (move.gold.length > 0) helpersUsed.add('gold');
  },
});

describe('the random games of Packet Row', () => {
  it('play every kind of move', () => {
    expect([...seenMoves].sort()).toEqual([...MOVE_TYPES].sort());
  });

  it('take every card of the four decks', () => {
    const decks = CARDS.flatMap((card, id) => (card.kind === 'start-contract' ? [] : [id]));
    expect(decks.filter((card) => !takenCards.has(card))).toEqual([]);
  });

  it('use every helper and gold', () => {
    expect([...helpersUsed].sort()).toEqual(['assistant', 'captain', 'gold', 'trader']);
  });
});
