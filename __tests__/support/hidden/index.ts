import { canonicalJson } from '@/engine/canonical';
import type { Viewer } from '@/engine/game';
import { shuffle, type Random } from '@/engine/random';
import { gameOf, type GameId } from '@/games';
import type { HarbourState } from '@/games/harbour/state';
import type { PacketRowState } from '@/games/packet-row/state';
import type { RotterdamState } from '@/games/rotterdam/state';
import { harbourZones } from './harbour';
import { packetRowZones } from './packet-row';
import { rotterdamZones } from './rotterdam';
import type { HiddenZone } from './zone';

/*
 * What the rules hide from a viewer, read from the state itself: neither a game's views nor the worlds that its bots
 * imagine have a part in it, so that what those give away by mistake shows.
 */
const ZONES: Readonly<Record<GameId, (state: unknown, viewer: Viewer) => readonly HiddenZone[]>> = {
  'packet-row': (state, viewer) => packetRowZones(state as PacketRowState, viewer),
  harbour: (state, viewer) => harbourZones(state as HarbourState, viewer),
  rotterdam: (state, viewer) => rotterdamZones(state as RotterdamState, viewer),
};

const DIE = 0x1_0000_0000;

/** Dice that are thrown later are hidden as well. */
function throwAnew(id: GameId, state: unknown, random: Random): void {
  if (id === 'rotterdam') (state as RotterdamState).shuffleSeed = random.below(DIE);
}

function layAnew(zone: HiddenZone, change: (cards: number[]) => void): void {
  const cards = zone.cards.slice();
  change(cards);
  zone.lay(cards);
}

/** Few cards may be shuffled into the order in which they lay. */
const TRIES = 8;

function changed(
  id: GameId,
  state: unknown,
  viewer: Viewer,
  random: Random,
  change: (zones: readonly HiddenZone[]) => void,
): unknown {
  const before = canonicalJson(state);
  for (let tries = 0; tries < TRIES; tries += 1) {
    const world = gameOf(id).clone(state);
    change(ZONES[id](world, viewer));
    if (canonicalJson(world) === before) continue;
    throwAnew(id, world, random);
    return world;
  }
  return undefined;
}

/** Another state of which the viewer cannot know that it is not this one; undefined where no card is hidden. */
export const scrambled = (id: GameId, state: unknown, viewer: Viewer, random: Random): unknown =>
  changed(id, state, viewer, random, (zones) => {
    for (const zone of zones) layAnew(zone, (cards) => shuffle(cards, random));
  });

/** The same with just two hidden cards in each other's place. */
export const swapped = (id: GameId, state: unknown, viewer: Viewer, random: Random): unknown =>
  changed(id, state, viewer, random, (zones) => {
    const zone = zones[random.below(zones.length)];
    if (zone === undefined) return;
    layAnew(zone, (cards) => {
      const [one, other] = [random.below(cards.length), random.below(cards.length)];
      [cards[one], cards[other]] = [cards[other] as number, cards[one] as number];
    });
  });

/** What the viewer can know of a state, in one text: the same for all states that differ only in hidden things. */
export function knownOf(id: GameId, state: unknown, viewer: Viewer): string {
  const world = gameOf(id).clone(state);
  for (const zone of ZONES[id](world, viewer)) layAnew(zone, (cards) => cards.sort((a, b) => a - b));
  throwAnew(id, world, { below: () => 0 });
  return canonicalJson(world);
}
