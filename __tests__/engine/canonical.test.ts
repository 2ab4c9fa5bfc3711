import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { canonicalJson, digest } from '@/engine/canonical';
import { forAll } from '../support/for-all';

/** The same value with the keys of every object in another order. */
function reordered(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(reordered);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([key, field]) => [key, reordered(field)]),
  );
}

describe('canonical JSON', () => {
  it.each<[string, unknown, string]>([
    ['sorted keys', { b: 1, a: 2 }, '{"a":2,"b":1}'],
    [
      'sorted keys all the way down',
      { z: [{ y: 1, x: { d: 0, c: 0 } }] },
      '{"z":[{"x":{"c":0,"d":0},"y":1}]}',
    ],
    ['no undefined fields', { a: undefined, b: 1 }, '{"b":1}'],
    ['null for undefined in lists, as JSON does', [undefined, null, 1], '[null,null,1]'],
    ['lists in their order', [3, 1, 2], '[3,1,2]'],
    ['texts with their signs escaped', { 'a"b': '\n' }, '{"a\\"b":"\\n"}'],
    ['numbers as JSON writes them', [1.5, -0, 1e21], '[1.5,0,1e+21]'],
    ['truth', [true, false], '[true,false]'],
    ['nothing', null, 'null'],
  ])('writes %s', (_, value, text) => {
    expect(canonicalJson(value)).toBe(text);
  });

  it('can be read back as the same value', () => {
    forAll(
      fc.property(fc.jsonValue(), (value) => {
        const plain: unknown = JSON.parse(JSON.stringify(value));
        expect(JSON.parse(canonicalJson(value))).toEqual(plain);
      }),
    );
  });

  it('and digest are equal for equal values, whatever the order of keys', () => {
    forAll(
      fc.property(fc.jsonValue(), (value) => {
        expect(canonicalJson(reordered(value))).toBe(canonicalJson(value));
        expect(digest(reordered(value))).toBe(digest(value));
      }),
    );
  });

  it('differs exactly for different values', () => {
    const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));
    const few = fc.jsonValue({ maxDepth: 1 });
    forAll(
      fc.property(few, few, (one, other) => {
        const equal = isDeepStrictEqual(plain(one), plain(other));
        expect(canonicalJson(one) === canonicalJson(other)).toBe(equal);
        expect(digest(one) === digest(other)).toBe(equal);
      }),
      { numRuns: 300 },
    );
  });
});

describe('a digest', () => {
  it('is 32 hexadecimal digits, the same in every version', () => {
    expect(digest({ b: [1, 'ä'], a: null })).toBe('5d4c789751acdad9ba305072d1a6ccdc');
  });
});
