import { begin } from '@/engine/play';
import { packetRow } from '@/games/packet-row';
import { CARDS, type CardId } from '@/games/packet-row/cards';
import { packetRowWords } from '@/games/packet-row/phrases';
import type { PlayedGame } from '@/match/whole';
import { de } from '@/text/de';
import { en } from '@/text/en';
import { expectNoProblem } from './random-play';

const TEXTS = { en, de };

/**
 * A starting contract is the canary of a hand: each exists once, is dealt unseen, and has a name of its own. Whatever a
 * page holds can be searched for it.
 */
export function canary(card: CardId, language: 'en' | 'de'): readonly string[] {
  const face = CARDS[card];
  if (face?.kind !== 'start-contract') throw new Error(`card ${card} is no starting contract`);
  const words = packetRowWords[language];
  const text = TEXTS[language].games['packet-row'].board;
  const spoken = text.spoken.start({
    // As the card says it, without the places where its title may be parted.
    country: text.destinations[face.destination].replaceAll('\u00ad', ''),
    units: face.units,
    good: words.good(face.good),
    dollars: face.reward,
  });
  return [spoken, words.card(card)];
}

/** The canaries of everybody's hand, by seat. */
export function startingContractsOf(
  { play: { seed, options, seats } }: PlayedGame,
  language: 'en' | 'de',
): readonly (readonly string[])[] {
  const start = expectNoProblem(begin(packetRow, { seed, options: options, seats }));
  return start.state.players.map(({ hand }) => canary(hand[0] as CardId, language));
}
