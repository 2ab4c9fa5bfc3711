const drawn = new Map<string, string>();

/** A ring of turned ellipses, as engravers' machines made them for banknotes; one path for all of them. */
export function guilloche(x: number, y: number, length: number, breadth: number, count: number): string {
  const key = [x, y, length, breadth, count].join(' ');
  const known = drawn.get(key);
  if (known !== undefined) return known;
  let path = '';
  for (let turn = 0; turn < count; turn++) {
    const degrees = (turn * 180) / count;
    const angle = (degrees * Math.PI) / 180;
    const dx = length * Math.cos(angle);
    const dy = length * Math.sin(angle);
    const from = `${(x - dx).toFixed(2)} ${(y - dy).toFixed(2)}`;
    const to = `${(x + dx).toFixed(2)} ${(y + dy).toFixed(2)}`;
    const arc = `A${length} ${breadth} ${degrees} 1 1 `;
    path += `M${from}${arc}${to}${arc}${from}`;
  }
  drawn.set(key, path);
  return path;
}
