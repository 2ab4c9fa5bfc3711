import { buildingOf } from './catalogue';
import type { PublishedScore } from './published';
import { spaceOf, symbolsOf, unitsOf, type Player, type Table } from './table';

function abilityOf(table: Table, player: Player): number {
  switch (player.board) {
    case 'speculator':
      return spaceOf(table, 'stone');
    case 'collector': {
      const kinds = new Set(symbolsOf(player)).size;
      return kinds === 4 ? 5 : kinds;
    }
    case 'magistrate':
      return player.bought.flatMap((id) => buildingOf(id).symbols).filter((symbol) => symbol === 'hat')
        .length;
    default:
      return 0;
  }
}

/** HB-31; goods are those that HB-41 leaves. */
export function scoresOf(table: Table): PublishedScore[] {
  return table.players.map((player) => {
    const buildings = player.bought.reduce((sum, id) => sum + buildingOf(id).points, 0);
    const ability = abilityOf(table, player);
    const bonus = player.bonus === undefined ? 0 : Math.floor(player.goods[player.bonus] / 2);
    return {
      seat: player.seat,
      total: buildings + ability + bonus,
      buildings,
      ability,
      bonus,
      bought: player.bought.length,
      goods: unitsOf(player.goods) - 2 * bonus,
    };
  });
}

export function winnersOf(scores: readonly PublishedScore[]): number[] {
  const best = (field: 'total' | 'bought' | 'goods', among: readonly PublishedScore[]) => {
    const most = Math.max(...among.map((score) => score[field]));
    return among.filter((score) => score[field] === most);
  };
  return best('goods', best('bought', best('total', scores))).map(({ seat }) => seat);
}
