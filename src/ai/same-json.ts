/** Whether two values would be the same JSON; a field that is undefined is as good as missing. */
export function sameJson(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const left = a as Readonly<Record<string, unknown>>;
  const right = b as Readonly<Record<string, unknown>>;
  for (const key of Object.keys(left)) if (!sameJson(left[key], right[key])) return false;
  for (const key of Object.keys(right)) if (!(key in left) && right[key] !== undefined) return false;
  return true;
}
