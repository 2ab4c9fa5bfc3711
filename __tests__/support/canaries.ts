import type { Language } from '@/engine/phrase';
import { begin } from '@/engine/play';
import { packetRow } from '@/games/packet-row';
import { CARDS, type CardId } from '@/games/packet-row/cards';
import { packetRowWords } from '@/games/packet-row/phrases';
import type { PlayedGame } from '@/match/whole';
import type { Page } from 'playwright-core';
import { foundOn } from './found-on';
import { expectNoProblem } from './random-play';
import { spokenCard } from './spoken-card';

/**
 * A starting contract is the canary of a hand: each exists once, is dealt unseen, and has a name of its own. Whatever a
 * page holds can be searched for it.
 */
export function canary(card: CardId, language: Language): readonly string[] {
  if (CARDS[card]?.kind !== 'start-contract') throw new Error(`card ${card} is no starting contract`);
  return [spokenCard(card, language), packetRowWords[language].card(card)];
}

/** By seat. */
export type Canaries = readonly (readonly string[])[];

/** The canaries of everybody's hand, by seat. */
export function startingContractsOf(
  { play: { seed, options, seats } }: PlayedGame,
  language: Language,
): Canaries {
  const start = expectNoProblem(begin(packetRow, { seed, options: options, seats }));
  return start.state.players.map(({ hand }) => canary(hand[0] as CardId, language));
}

/** The seats whose canaries are on the page. */
export async function seatsSeenOn(page: Page, canaries: Canaries): Promise<readonly number[]> {
  const found = await foundOn(page, canaries.flat());
  return canaries.flatMap((names, seat) => (names.some((name) => found.includes(name)) ? [seat] : []));
}
