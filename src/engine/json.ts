/** Small checks for what comes from outside as JSON. They never throw and never trust inherited fields. */

export function isFields(json: unknown): json is Readonly<Record<string, unknown>> {
  return typeof json === 'object' && json !== null && !Array.isArray(json);
}

export function hasOnlyKeys(fields: Readonly<Record<string, unknown>>, keys: readonly string[]): boolean {
  return Object.keys(fields).every((key) => keys.includes(key));
}

export function isWholeNumber(json: unknown, min: number, max: number): json is number {
  return typeof json === 'number' && Number.isInteger(json) && json >= min && json <= max;
}

export function isOneOf<T extends string>(list: readonly T[], json: unknown): json is T {
  return typeof json === 'string' && (list as readonly string[]).includes(json);
}
