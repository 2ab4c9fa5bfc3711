import type { Language } from '@/engine/phrase';
import { TEXTS } from '@/text';
import type { People } from '../../kit/people';
import type { Fact as KitFact } from '../../kit/results';
import { facesIn, plain } from '../model/faces';
import type { Fact } from '../model/facts';
import { moneyIn } from '../model/money';

/** A fact in words. */
export function told(fact: Fact, people: People, players: number, language: Language): KitFact {
  const { board: shared, games } = TEXTS[language];
  const { board, rounds } = games['packet-row'];
  const { results } = board;
  const money = moneyIn(language);
  const name = people.name(fact.seat);
  switch (fact.is) {
    case 'money':
      return {
        icon: 'top-hat',
        title: results.mostMoney({ name, money: money(fact.money) }),
        about:
          fact.bankers === 0
            ? results.noBankers
            : results.bankerPoints({ bankers: fact.bankers, points: fact.points }),
      };
    case 'dearest':
      return {
        icon: 'laurels',
        title: results.dearest({ card: plain(facesIn(language, players)(fact.card).title) }),
        about: results.dearestAbout({ name, price: money(fact.cost), points: fact.points }),
      };
    case 'lead':
      return {
        icon: 'ship-wheel',
        title: shared.results.lead({ name }),
        about: shared.results.leadAbout({ count: fact.count, rounds: rounds.after({ count: fact.rounds }) }),
      };
    case 'buildings':
      return {
        icon: 'greek-temple',
        title: results.mostBuildings({ name }),
        about: results.mostBuildingsAbout({ count: fact.count, points: fact.points }),
      };
  }
}
