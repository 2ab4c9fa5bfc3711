const LINE_EVERY = 3;
const drawn = new Map<string, string>();

/**
 * Level lines in a rounded oval, thicker towards its rim: one filled outline, cut to the oval by arithmetic, so that no
 * clipping is needed on a table with thirty of them.
 */
export function engravedOval(width: number, height: number): string {
  const key = `${width} ${height}`;
  const known = drawn.get(key);
  if (known !== undefined) return known;
  const middle = height / 2;
  const radius = Math.min(width, height) / 2 - 1;
  const straight = middle - 1 - radius;
  let path = '';
  for (let y = 1.5; y < height - 1; y += LINE_EVERY) {
    const beyond = Math.max(0, Math.abs(y - middle) - straight);
    if (beyond >= radius) continue;
    const inset = 1 + radius - Math.sqrt(radius * radius - beyond * beyond);
    const thickness = 0.4 + (0.55 * Math.abs(y - middle)) / middle;
    path += `M${inset.toFixed(1)} ${y}H${(width - inset).toFixed(1)}v${thickness.toFixed(2)}H${inset.toFixed(1)}z`;
  }
  drawn.set(key, path);
  return path;
}
