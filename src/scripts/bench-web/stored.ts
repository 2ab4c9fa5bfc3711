import type { Game, Seat } from '@/engine/game';
import type { Play } from '@/engine/play';
import { recordOf } from '@/engine/record';
import { packetRow } from '@/games/packet-row';
import type { MatchSeat } from '@/match/table';
import type { KeyValueStore } from '@/storage/key-value';
import { SAVE_FORMAT, type Save } from '@/storage/save';
import { SaveRepository } from '@/storage/saves';
import type { Settings } from '@/storage/settings';
import { HOUSES } from '@/ui/theme/houses';
import { PERSON, type PacketRowPlay } from './positions';

/** What a browser's local storage holds of an earlier version of the app; this one takes it over. */
export type Stored = readonly { readonly name: string; readonly value: string }[];

const NAMES = ['Anna', 'Whitby', 'Sloane', 'Havel', 'Moreau'] as const;

function seatsOf(seats: number): MatchSeat[] {
  return HOUSES.slice(0, seats).map((house, seat) => {
    const name = NAMES[seat] ?? house;
    return seat === PERSON ? { kind: 'human', name, house } : { kind: 'bot', name, house, level: 'hard' };
  });
}

const peopleAt = (seats: number): MatchSeat[] =>
  seatsOf(seats).map(({ name, house }) => ({ kind: 'human', name, house }));

/** They think as shortly as bots can, and need nobody. */
const botsAt = (seats: number): MatchSeat[] =>
  seatsOf(seats).map(({ name, house }) => ({ kind: 'bot', name, house, level: 'easy' }));

function saveOf<State, Move, View, Options>(
  game: Game<State, Move, View, Options>,
  play: Play<State, Move, Options>,
  seats: MatchSeat[],
  id: string,
): Save {
  const record = recordOf(game, play);
  const asked = game.waitingFor(play.state)[0];
  return {
    format: SAVE_FORMAT,
    id,
    generation: play.moves.length + 1,
    updated: Date.now(),
    seats,
    houseRules: { takeBack: true, openHands: false },
    summary: { round: game.round(play.state), asked, over: asked === undefined },
    record: { ...record, moves: [...record.moves] },
  };
}

/** What the app itself would have stored, saves and settings. */
async function storedTexts(saves: readonly Save[], settings: Partial<Settings>): Promise<Stored> {
  const texts = new Map<string, string>([['harbourmaster/settings', JSON.stringify(settings)]]);
  const store: KeyValueStore = {
    get: (key) => Promise.resolve(texts.get(key)),
    set: (key, value) => Promise.resolve(void texts.set(key, value)),
    remove: (key) => Promise.resolve(void texts.delete(key)),
    keys: () => Promise.resolve([...texts.keys()]),
  };
  const repository = new SaveRepository(store, () => 'bench');
  for (const save of saves) await repository.write(save);
  return [...texts].map(([name, value]) => ({ name, value }));
}

/** A solo game against hard bots. */
export const storedGameOf = <State, Move, View, Options>(
  game: Game<State, Move, View, Options>,
  play: Play<State, Move, Options>,
  settings: Partial<Settings>,
): Promise<Stored> => storedTexts([saveOf(game, play, seatsOf(play.seats), 'bench')], settings);

export const storedGame = (play: PacketRowPlay, settings: Partial<Settings>): Promise<Stored> =>
  storedGameOf(packetRow, play, settings);

/** The same game among people, who hand the phone on. */
export const storedGameOfPeople = <State, Move, View, Options>(
  game: Game<State, Move, View, Options>,
  play: Play<State, Move, Options>,
  settings: Partial<Settings>,
): Promise<Stored> => storedTexts([saveOf(game, play, peopleAt(play.seats), 'bench')], settings);

/** The name of whoever sits there. */
export const nameAt = (seat: Seat): string => NAMES[seat] ?? '';

/** The same game so many times, of bots among themselves, which need nobody to go on. */
export function storedBotGames(play: PacketRowPlay, games: number): Promise<Stored> {
  const seats = botsAt(play.seats);
  const ids = Array.from({ length: games }, (_, at) => `bench-${at}`);
  const saves = ids.map((id) => saveOf(packetRow, play, seats, id));
  return storedTexts(saves, { botPace: 'instant', motion: 'off', sound: 'off' });
}

export const entriesOf = (stored: Stored): readonly (readonly [key: string, text: string])[] =>
  stored.map(({ name, value }) => [name, value]);

/** How many moves the stored game has. */
export function movesStored(texts: readonly (readonly [key: string, text: string])[]): number {
  const lengths = texts.flatMap(([name, value]) =>
    name.startsWith('harbourmaster/save/') ? [(JSON.parse(value) as Save).record.moves.length] : [],
  );
  return Math.max(0, ...lengths);
}
