import type { Temper } from '../../support/refereed';
import type { Referee } from './referee';
import type { Colour, PublishedMove } from './referee/published';
import { CHANNELS, fits, isHarbour } from './referee/waterways';

type RotterdamTemper = Temper<PublishedMove, Referee>;

const roleOf = (move: PublishedMove) => (move.type === 'work' ? move.role : undefined);

/** Brings ships to harbours and cards into hands. */
export const busy: RotterdamTemper = ({ type }) =>
  ['sail', 'takeCard', 'drawCard', 'load', 'buy', 'forward', 'play'].includes(type) ? 4 : 1;

/** Keeps products until stacks run out, and passes when it comes to bidding. */
export const hoarder: RotterdamTemper = (move) => {
  if (['cash', 'sell', 'forward'].includes(move.type)) return 0;
  if (['load', 'build', 'place', 'buy', 'pass'].includes(move.type)) return 8;
  return ['captain', 'shipowner', 'loader'].includes(roleOf(move) ?? '') ? 6 : 2;
};

/** How many ships of somebody with too little money would owe the captain for this colour. */
function debts({ table }: Referee, captain: number, colour: Colour): number {
  const counts = table.players
    .filter(({ seat }) => seat !== captain)
    .map(({ seat, money }) => {
      const ships = table.ships.filter(
        (ship) =>
          ship.owner === seat &&
          CHANNELS.some(
            (channel) =>
              channel.from === ship.at && channel.colour === colour && fits(ship.cargo, channel.to),
          ),
      ).length;
      return ships > money && money > 0 ? ships : 0;
    });
  return Math.max(...counts);
}

/** Lives on the last coin and keeps ships before harbours until two of somebody's could enter for one. */
export const debtor: RotterdamTemper = (move, seat, referee) => {
  const money = referee.table.players[seat]?.money ?? 0;
  switch (move.type) {
    case 'bid':
      return move.amount === money - 1 ? 40 : 0;
    case 'colour': {
      const enters = referee.table.ships.some(({ at }) =>
        CHANNELS.some(({ from, colour, to }) => from === at && colour === move.colour && isHarbour(to)),
      );
      return debts(referee, seat, move.colour) > 1 ? 60 : enters ? 0 : 6;
    }
    case 'work':
      return move.role === 'captain' ? 20 : move.role === 'shipowner' ? 10 : 1;
    case 'cash':
    case 'sell':
    case 'sellRaw':
      return money === 0 ? 2 : 0;
    case 'build':
    case 'buy':
      return 4;
    case 'load':
    case 'place':
      return 8;
    default:
      return 1;
  }
};
