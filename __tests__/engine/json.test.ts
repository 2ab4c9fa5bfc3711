import fc from 'fast-check';
import { hasOnlyKeys, isFields, isOneOf, isWholeNumber } from '@/engine/json';
import { forAll } from '../support/for-all';

describe('checks of what comes from outside', () => {
  it.each<[string, unknown, boolean]>([
    ['an object', {}, true],
    ['null', null, false],
    ['a list', [], false],
    ['a text', '{}', false],
    ['a function', () => ({}), false],
  ])('fields: %s', (_, json, expected) => {
    expect(isFields(json)).toBe(expected);
  });

  it.each<[unknown, boolean]>([
    [0, true],
    [4, true],
    [5, false],
    [-1, false],
    [1.5, false],
    [Number.NaN, false],
    ['1', false],
    [1n, false],
    [undefined, false],
  ])('whole number from 0 to 4: %p is %p', (json, expected) => {
    expect(isWholeNumber(json, 0, 4)).toBe(expected);
  });

  it.each<[unknown, boolean]>([
    ['fur', true],
    ['tea', false],
    ['toString', false],
    [['fur'], false],
    [undefined, false],
  ])('one of fur and grain: %p is %p', (json, expected) => {
    expect(isOneOf(['fur', 'grain'], json)).toBe(expected);
  });

  it('keys beside the known ones are noticed, whatever they are called', () => {
    expect(hasOnlyKeys({ a: 1 }, ['a', 'b'])).toBe(true);
    expect(hasOnlyKeys({ a: 1, c: 1 }, ['a', 'b'])).toBe(false);
    expect(hasOnlyKeys(JSON.parse('{"__proto__": 1}') as Record<string, unknown>, ['a'])).toBe(false);
  });

  it('never throw', () => {
    forAll(
      fc.property(fc.anything({ withNullPrototype: true }), (json) => {
        expect([true, false]).toContain(isFields(json) && hasOnlyKeys(json, ['a']));
        expect([true, false]).toContain(isWholeNumber(json, 0, 9));
        expect([true, false]).toContain(isOneOf(['a'], json));
      }),
    );
  });
});
