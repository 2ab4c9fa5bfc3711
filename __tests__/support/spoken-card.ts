import type { Language } from '@/engine/phrase';
import { face, type CardId } from '@/games/packet-row/cards';
import { packetRowWords } from '@/games/packet-row/phrases';
import { TEXTS } from '@/text';

/** As titles are read aloud: without the places where they may be parted. */
const whole = (title: string) => title.replaceAll('\u00ad', '');

/** What a card is called where it can be touched. Told here anew, since what draws it cannot be loaded without a device. */
export function spokenCard(card: CardId, language: Language): string {
  const { spoken, destinations, line } = TEXTS[language].games['packet-row'].board;
  const words = packetRowWords[language];
  const shown = face(card);
  switch (shown.kind) {
    case 'contract':
    case 'start-contract': {
      const { units, reward } = shown;
      const country = whole(destinations[shown.destination]);
      const terms = { country, units, good: words.good(shown.good), dollars: reward };
      return shown.kind === 'contract' ? spoken.contract(terms) : spoken.start(terms);
    }
    case 'ship':
      return spoken.ship({ country: whole(destinations[shown.destination]) });
    case 'goods':
      return spoken.goods({ units: shown.units, good: words.good(shown.good), dollars: shown.cost });
    case 'gold':
      return (shown.units === 1 ? spoken.singleGold : spoken.doubleGold)({ dollars: shown.cost });
    case 'money':
      return spoken.money({ dollars: shown.amount });
    case 'points': {
      const name = words.city(shown.name).replace("'", '’');
      return spoken.city({ name, dollars: shown.cost, points: shown.points });
    }
    default:
      return spoken.helper({ name: words.helper(shown.kind), line: line[shown.kind] });
  }
}
