type Fields = Readonly<Record<string, unknown>>;

/** Turns a save of one format into the next, as plain JSON. It is checked only once it has reached the last. */
export type Migration = (save: Fields) => Fields;

/**
 * In order: the first turns format 1 into format 2. One that was released is never changed, and the fixtures of its
 * format stay. Format 1 is the only one so far.
 */
const MIGRATIONS: readonly Migration[] = [];

const FORMAT = /^harbourmaster-save\/([1-9]\d{0,5})$/;

/** The number of a save's format; undefined where it is no save. */
export function formatNumber(format: unknown): number | undefined {
  const number = typeof format === 'string' ? FORMAT.exec(format)?.[1] : undefined;
  return number === undefined ? undefined : Number(number);
}

/** The save in the latest format, or 'newerFormat' where it comes from a later version of the app than this. */
export function migrated(
  save: Fields,
  format: number,
  migrations: readonly Migration[] = MIGRATIONS,
): Fields | 'newerFormat' {
  if (format > migrations.length + 1) return 'newerFormat';
  return migrations.slice(format - 1).reduce((older, migrate) => migrate(older), save);
}
