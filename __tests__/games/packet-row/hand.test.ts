import { Dice } from '@/engine/random';
import { CARDS } from '@/games/packet-row/cards';
import { listDeliveries } from '@/games/packet-row/rules/deliveries/list';
import { deliveriesOf, gain, lose, loseShip, playerWith, settle } from '@/games/packet-row/rules/hand';
import { seedOf } from '../../support/random-play';

const countOf = (hand: readonly number[], kind: string) =>
  hand.filter((card) => CARDS[card]?.kind === kind).length;

describe('what is kept beside a hand', () => {
  it.each(Array.from({ length: 40 }, (_, number) => number))(
    'stays true from card to card (%d)',
    (number) => {
      const random = new Dice(seedOf(number), 'hand');
      const player = playerWith([], [], 25);
      const deck = CARDS.map((_, card) => card);
      for (let step = 0; step < 40; step += 1) {
        const known = deliveriesOf(player);
        const delivery = known[random.below(known.length * 3 + 1)];
        const banknote = player.hand.find((card) => CARDS[card]?.kind === 'money');
        if (delivery !== undefined) {
          for (const card of delivery.contracts) lose(player, card);
          for (const { card } of [...delivery.goods, ...delivery.gold]) lose(player, card);
          for (const { trader } of delivery.goods) if (trader !== undefined) lose(player, trader);
          for (const { card, captain } of delivery.ships) {
            loseShip(player, card);
            if (captain !== undefined) lose(player, captain);
          }
          settle(player);
        } else if (banknote !== undefined && random.below(3) === 0) lose(player, banknote);
        else gain(player, deck.splice(random.below(deck.length), 1)[0] ?? -1);

        const fresh = listDeliveries(player.hand, player.ships);
        expect(deliveriesOf(player)).toEqual(fresh);
        expect(player.deliverable).toBe(fresh.length > 0);
        expect(player.assistants).toBe(countOf(player.hand, 'assistant'));
        expect(player.banknotes).toBe(countOf(player.hand, 'money'));
      }
    },
  );
});
