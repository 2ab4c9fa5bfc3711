import type { CardAhead, Unloading } from '@/games/rotterdam/ahead/loader';
import type { RotterdamBoard } from '../table/board';
import { otherName, shipOf } from './ships';

const cardWords = ({ text, words }: RotterdamBoard, card: CardAhead | undefined): string => {
  if (card === undefined) return text.trade.givesNothing;
  return card.product === undefined ? text.trade.turnedUpCard : words.product(card.product);
};

function factoryWords(board: RotterdamBoard, { factory, choice }: Unloading): string {
  const { trade } = board.text;
  if (factory === undefined) return '';
  const owners = choice.length > 0 ? choice : [factory.seat];
  const factories = owners.map((seat) => trade.factoryOf({ name: otherName(board, seat) }));
  return trade.thenFactory({ factory: trade.either({ factories }) });
}

/** What comes of a ship in a harbour: "your fruit: jam; then your factory or Ben’s". */
export function unloadingWords(board: RotterdamBoard, ship: Unloading): string {
  const { trade } = board.text;
  const cargo = shipOf(board, ship.owner, ship.cargo);
  const gives = (card: string) => trade.gives({ cargo, card });
  if (ship.arrival === 'empty') return gives(trade.sailsHome);
  if (ship.arrival === 'wrong')
    return gives(ship.unit === 'stock' ? trade.wrongToStock : trade.wrongToMarket);
  return gives(`${cardWords(board, ship.card)}${factoryWords(board, ship)}`);
}
