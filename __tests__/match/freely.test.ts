import type { PlayedMove } from '@/engine/play';
import { Dice } from '@/engine/random';
import { packetRow } from '@/games/packet-row';
import type { PacketRowMove } from '@/games/packet-row/move';
import type { PacketRowState } from '@/games/packet-row/state';
import { playedGame } from '../support/played-game';
import { seedOf } from '../support/random-play';
import { bot, choose, human, openTable, until } from './open-table';

const alone = [human('Anna'), bot, bot];

/** Anna has chosen, and both bots have answered. */
async function afterBots(freely: boolean, seats = alone) {
  const table = openTable({ seats, freely });
  await table.match.play(choose('bank'));
  for (let number = 0; number < 2; number += 1) {
    table.match.settled(number);
    await until(() => table.now().made === number + 2);
  }
  return table;
}

const isDelivery = ({ move }: PlayedMove<unknown>): boolean => (move as PacketRowMove).type === 'deliver';

/** The first of some random games in which Anna delivered; bots have moved since, and she is asked. */
function delivered() {
  for (let number = 0; number < 1000; number += 1) {
    const since = { delivery: false, bots: 0 };
    const played = playedGame({
      table: {
        game: 'packet-row',
        seats: alone,
        options: { firstHarbourMaster: 0 },
        houseRules: { takeBack: true, openHands: false },
      },
      random: new Dice(seedOf(`delivered-${number}`), 'test'),
      accepts: (next, state) => {
        if (since.bots > 0 && packetRow.waitingFor(state as PacketRowState)[0] === 0) return false;
        if (next.seat === 0 && isDelivery(next)) since.delivery = true;
        else if (next.seat !== 0 && since.delivery) since.bots += 1;
        return true;
      },
    });
    const { play, log } = played;
    if (since.bots > 0 && packetRow.waitingFor(play.state as PacketRowState)[0] === 0) return { play, log };
  }
  throw new Error('nobody delivered');
}

describe('taking back alone against bots', () => {
  it('freely goes back to one’s own last decision, however many bots have moved since', async () => {
    const { match, now, stored } = await afterBots(true);
    expect(now().undo).toMatchObject({ available: true });
    await match.undo();
    expect(now()).toMatchObject({ made: 0, asked: 0, log: [], stage: { kind: 'seat', seat: 0 } });
    expect(stored.at(-1)?.play.moves).toEqual([]);
  });

  it('freely goes back again and again, to the first decision, also in a game that was opened anew', async () => {
    const left = await afterBots(true);
    left.match.settled(2);
    await until(() => left.now().asked === 0);
    await left.match.play({ type: 'decline' });
    left.match.close();
    const { match, now } = openTable({
      seats: alone,
      freely: true,
      left: left.now(),
      botPause: () => 'step',
    });
    const own = () => now().play.moves.filter(({ seat }) => seat === 0).length;
    const before = own();
    for (let taken = 1; taken <= before; taken += 1) {
      await match.undo();
      expect({ own: own(), asked: now().asked }).toEqual({ own: before - taken, asked: 0 });
    }
    expect(now().undo).toEqual({ available: false, reason: 'nothing' });
  });

  it('freely goes back over a delivery too', async () => {
    const { match, now } = openTable({
      seats: alone,
      freely: true,
      left: delivered(),
      botPause: () => 'step',
    });
    const own = () => now().play.moves.filter(({ seat }) => seat === 0);
    const since = own().length - own().findLastIndex(isDelivery);
    for (let taken = 0; taken < since; taken += 1) {
      expect(own().some(isDelivery)).toBe(true);
      expect(now().undo).toMatchObject({ available: true });
      await match.undo();
    }
    expect(own().some(isDelivery)).toBe(false);
  });

  it('fairly ends when a bot has moved, and says so in words for one person', async () => {
    const { now } = await afterBots(false);
    expect(now().undo).toEqual({ available: false, reason: 'botsMoved' });
  });

  it('freely is for one person only', async () => {
    const { match, now } = openTable({ seats: [human('Anna'), human('Ben')], freely: true });
    match.reveal();
    await match.play(choose('bank'));
    match.reveal();
    expect(now().undo).toEqual({ available: false, reason: 'othersLooked' });
  });
});
