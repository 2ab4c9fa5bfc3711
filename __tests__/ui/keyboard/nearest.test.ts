import { nearest, type Box } from '@/ui/keyboard/nearest';

const at = (left: number, top: number, width = 100, height = 50): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});

/** Two columns of tiles, a wide bar below them, and a small button at the right. */
const BOXES: Readonly<Record<string, Box>> = {
  a: at(0, 0),
  b: at(110, 0),
  c: at(0, 60),
  d: at(110, 60),
  bar: at(0, 130, 300, 40),
  aside: at(260, 65, 30, 30),
};

const led = (from: string, key: string): string | undefined => {
  const others = Object.entries(BOXES).filter(([name]) => name !== from);
  const found = nearest(
    key,
    BOXES[from] ?? at(0, 0),
    others.map(([, box]) => box),
  );
  return found === undefined ? undefined : others[found]?.[0];
};

describe('an arrow key leads', () => {
  it.each<[string, string, string, string | undefined]>([
    ['to the next in the row', 'a', 'ArrowRight', 'b'],
    ['to the next in the column', 'a', 'ArrowDown', 'c'],
    ['back', 'd', 'ArrowLeft', 'c'],
    ['up', 'd', 'ArrowUp', 'b'],
    ['on to what lies further in the same direction', 'd', 'ArrowRight', 'aside'],
    ['to something wide below', 'd', 'ArrowDown', 'bar'],
    ['from something wide to what is nearest above', 'bar', 'ArrowUp', 'd'],
    ['nowhere at the edge', 'a', 'ArrowUp', undefined],
    ['nowhere by another key', 'a', 'Home', undefined],
  ])('%s', (_where, from, key, expected) => {
    expect(led(from, key)).toBe(expected);
  });

  it('past a tile that is raised over its neighbour', () => {
    expect(nearest('ArrowRight', at(0, 0, 104), [at(100, 0)])).toBe(0);
  });
});
