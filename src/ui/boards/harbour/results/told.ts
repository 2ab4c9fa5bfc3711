import type { Language } from '@/engine/phrase';
import { buildingId } from '@/games/harbour/cards/buildings';
import { goodName } from '@/games/harbour/cards/goods';
import { harbourWords } from '@/games/harbour/phrases';
import type { HarbourView } from '@/games/harbour/view';
import { TEXTS } from '@/text';
import type { People } from '../../kit/people';
import type { Fact as KitFact } from '../../kit/results';
import { nameOf } from '../model/faces';
import type { Fact } from '../model/facts';
import { moneyIn } from '../model/money';

/** A fact in words. */
export function told(fact: Fact, view: HarbourView, people: People, language: Language): KitFact {
  const { board: shared, games } = TEXTS[language];
  const { board, rounds } = games.harbour;
  const { results } = board;
  const words = harbourWords[language];
  const money = moneyIn(language);
  switch (fact.is) {
    case 'fourth':
      return {
        icon: 'medieval-village-01',
        title: results.fourth({ name: people.name(fact.seat) }),
        about: results.fourthAbout({
          building: words.buildings[buildingId(fact.building)],
          price: money(fact.price),
          turn: fact.turn,
          last: people.name(fact.last),
        }),
      };
    case 'shipped':
      return {
        icon: 'cargo-ship',
        title: results.mostShipped({ name: people.name(fact.seat), money: money(fact.money) }),
        about: [
          results.shipments({ count: fact.shipments }),
          ...fact.never.map((good) => results.never({ good: words.goods[goodName(good)] })),
        ].join(', '),
      };
    case 'visited':
      return {
        icon: 'wooden-crate',
        title: results.mostVisited({ building: nameOf(view, fact.place, language) }),
        about: [
          results.visits({ count: fact.visits }),
          ...(fact.fees === undefined
            ? []
            : [results.feesFor({ count: fact.fees.count, name: people.name(fact.fees.seat) })]),
        ].join(', '),
      };
    case 'lead':
      return {
        icon: 'ship-wheel',
        title: shared.results.lead({ name: people.name(fact.seat) }),
        about: shared.results.leadAbout({ count: fact.count, rounds: rounds.after({ count: fact.rounds }) }),
      };
  }
}
