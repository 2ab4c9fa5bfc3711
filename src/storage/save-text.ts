import { safeParse } from 'valibot';
import { isFields } from '@/engine/json';
import { formatNumber, migrated } from './migrations';
import { isPlain } from './plain-json';
import {
  isFault,
  storedHead,
  storedSave,
  type PackedRecord,
  type Save,
  type SaveFault,
  type SaveHead,
} from './save';

/** A long game has some 30,000 characters. What is this long is no save, and reading it would take its time. */
export const LONGEST_TEXT = 1_000_000;

export const TABLE_VIEW_FORMAT = 'harbourmaster-table/1';

const RECORD = ',"record":';
const CHECK = /,"check":"([0-9a-z]{1,7})"\}$/;

/** Taken once: this is called for every letter. */
const { imul } = Math;

/** A fingerprint (FNV-1a) that finds damage in any place; what the game itself can prove, its digest proves. */
export function checkOf(text: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = imul(hash ^ text.charCodeAt(at), 0x01000193);
  return (hash >>> 0).toString(36);
}

/** Closes the text of an object with its own fingerprint. */
export function sealed(text: string): string {
  const open = text.slice(0, -1);
  return `${open},"check":"${checkOf(open)}"}`;
}

/** Whether the text ends as it did when it was written, and nothing in it has changed since. */
export function isWhole(text: string): boolean {
  const check = CHECK.exec(text.slice(-24));
  return check !== null && checkOf(text.slice(0, -check[0].length)) === check[1];
}

function packed({ moves, ...record }: Save['record']): PackedRecord {
  const places = new Map<string, number>();
  const made: unknown[] = [];
  const numbers = moves.map(({ seat, move }) => {
    const text = JSON.stringify(move);
    const place = places.get(text) ?? made.push(move) - 1;
    places.set(text, place);
    return place * 10 + seat;
  });
  const { digest, ...start } = record;
  return { ...start, made, moves: numbers, digest };
}

function unpacked({ made, moves, ...record }: PackedRecord): Save['record'] | undefined {
  const known = moves.every((number) => Math.floor(number / 10) < made.length);
  if (!known) return undefined;
  return {
    ...record,
    moves: moves.map((number) => ({ seat: number % 10, move: made[Math.floor(number / 10)] })),
  };
}

/** The save as text: its head first and the record behind it, so that a list can read the head alone. */
export function saveText(save: Save, writer: string): string {
  const { format, id, generation, updated, name, seats, houseRules, summary, record } = save;
  const { game, rulesVersion } = record;
  const head: SaveHead = {
    ...{ format, id, generation, updated, name, seats, houseRules, summary },
    ...{ game, rulesVersion, writer },
  };
  return sealed(JSON.stringify({ ...head, record: packed(record) }));
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** What the text is when it is no save that this version can read. */
function faultOf(text: string): SaveFault {
  const json = parsed(text);
  if (json === undefined) return text.trimStart().startsWith('{"format":') ? 'damaged' : 'notASave';
  const format = isFields(json) ? json.format : undefined;
  if (format === TABLE_VIEW_FORMAT) return 'tableView';
  const number = formatNumber(format);
  if (number === undefined) return 'notASave';
  // Every format ends in its fingerprint: a number that is only damage is no newer version, which would forbid more.
  if (!isWhole(text)) return 'damaged';
  return isFields(json) && migrated(json, number) === 'newerFormat' ? 'newerFormat' : 'notASave';
}

function readWhole(text: string): Save | undefined {
  const json = isWhole(text) ? parsed(text) : undefined;
  if (!isFields(json) || !isPlain(json)) return undefined;
  const number = formatNumber(json.format);
  const current = number === undefined ? undefined : migrated(json, number);
  const found = safeParse(storedSave, current);
  if (!found.success) return undefined;
  const { record: packedMoves, game, rulesVersion, writer: _writer, check: _check, ...head } = found.output;
  const record = unpacked(packedMoves);
  return record?.game === game && record.rulesVersion === rulesVersion ? { ...head, record } : undefined;
}

/** A save from its text, or what is wrong with it. Whether its moves are legal, replaying proves. */
export function parseSave(text: string): Save | SaveFault {
  if (text.length > LONGEST_TEXT) return 'tooLong';
  const trimmed = text.trim();
  // Most of what is pasted by mistake; to read it as JSON would only take time.
  if (!trimmed.startsWith('{')) return 'notASave';
  return readWhole(trimmed) ?? faultOf(trimmed);
}

/** The head alone, without looking into the record; a save of an older format has to be read as a whole. */
export function parseHead(text: string): SaveHead | SaveFault {
  if (text.length > LONGEST_TEXT) return 'tooLong';
  // Quotes inside names are escaped, so this is the first field of that name and not something that somebody typed.
  const end = text.indexOf(RECORD);
  const json = end >= 0 && isWhole(text) ? parsed(`${text.slice(0, end)}}`) : undefined;
  const found = isPlain(json) ? safeParse(storedHead, json) : undefined;
  if (found?.success === true) return found.output;
  const save = parseSave(text);
  if (isFault(save)) return save;
  const { record, ...head } = save;
  return { ...head, game: record.game, rulesVersion: record.rulesVersion, writer: '' };
}

/** Which write a damaged text was, as far as its beginning still tells. */
export function generationIn(text: string): number | undefined {
  const generation = /"generation":(\d{1,9}),/.exec(text.slice(0, 200))?.[1];
  return generation === undefined ? undefined : Number(generation);
}

/** Where the game of a whole save stands: the digest of its record. */
export function digestIn(text: string): string | undefined {
  return /"digest":"([^"]*)"\},"check":"[^"]*"\}$/.exec(text.slice(-200))?.[1];
}
