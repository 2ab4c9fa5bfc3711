import type { Language } from '@/engine/phrase';
import { rotterdamWords } from '@/games/rotterdam/phrases';
import { TEXTS } from '@/text';
import type { People } from '../../kit/people';
import type { Fact as KitFact } from '../../kit/results';
import type { Fact } from '../model/facts';
import { moneyIn } from '../model/money';

/** A fact in words. */
export function told(fact: Fact, people: People, language: Language): KitFact {
  const { board: shared, games } = TEXTS[language];
  const { board, rounds } = games.rotterdam;
  const { results } = board;
  const words = rotterdamWords[language];
  const money = moneyIn(language);
  switch (fact.is) {
    case 'captain':
      return {
        icon: 'captain-hat-profile',
        title: results.bestCaptain({ name: people.name(fact.seat) }),
        about: results.captainAbout({ times: fact.times, money: money(fact.bonuses) }),
      };
    case 'busiest':
      return {
        icon: 'hand-truck',
        title: results.busiest({ harbour: words.harbour(fact.harbour) }),
        about: results.busiestAbout({ count: fact.cargoes, raw: words.raw(fact.harbour) }),
      };
    case 'dearest':
      return {
        icon: 'scales',
        title: results.dearest({ name: people.name(fact.seat) }),
        about: results[fact.sold ? 'soldAbout' : 'boughtAbout']({
          count: fact.cards,
          product: words.product(fact.product),
          money: money(fact.sum),
        }),
      };
    case 'lead':
      return {
        icon: 'ship-wheel',
        title: shared.results.lead({ name: people.name(fact.seat) }),
        about: shared.results.leadAbout({ count: fact.count, rounds: rounds.after({ count: fact.rounds }) }),
      };
  }
}
