import { LONGEST_NAME, LONGEST_TITLE, tidied, tidiedNames } from '@/storage/names';

const FAMILY = '👩‍👧';

describe('a name from anywhere', () => {
  it.each([
    ['an ordinary one stays', 'Anna', 'Anna'],
    ['inner spaces stay', 'Anna Maria', 'Anna Maria'],
    ['edges go', '  Anna ', 'Anna'],
    ['line breaks and tabs become one space', 'An\r\n\t\u2028na', 'An na'],
    ['controls become a space', 'An\u0000\u001bna', 'An na'],
    ['marks that turn the direction go', '\u202eannA\u202c\u2066\u200f', 'annA'],
    ['what has no width goes', 'A\u200bn\ufeffn\u2060a\u00ad', 'Anna'],
    ['joiners go where they join nothing', '\u200dA\u200cnna\u200d', 'Anna'],
    ['joiners stay inside a picture', FAMILY, FAMILY],
    ['joiners stay inside a script that needs them', 'می‌خواهم', 'می‌خواهم'],
    ['a heart keeps its colour', '❤️', '❤️'],
    ['half a character goes', 'An\ud800na\udc00', 'Anna'],
    ['fillers are nothing', '\u3164\u2800\u115f\uffa0', ''],
    ['selectors alone are nothing', '\ufe0f\ufe0f\u{e0100}', ''],
    ['a character keeps which of its forms it is', '葛\u{e0100}', '葛\u{e0100}'],
    ['places kept for what does not show are nothing', '\u2065\ufff0\u{e0000}\u{e0fff}', ''],
    ['nothing is nothing', ' \u200b\n', ''],
    ['a long one is cut', 'x'.repeat(1_000), 'x'.repeat(LONGEST_NAME)],
    ['a cut leaves no half character', `${'x'.repeat(LONGEST_NAME - 1)}😀`, 'x'.repeat(LONGEST_NAME - 1)],
    ['a cut leaves no space at the end', `${'x'.repeat(LONGEST_NAME - 1)} y`, 'x'.repeat(LONGEST_NAME - 1)],
  ])('%s', (_case, name, expected) => expect(tidied(name, LONGEST_NAME)).toBe(expected));

  it('of a saved game may be longer', () =>
    expect(tidied('x'.repeat(1_000), LONGEST_TITLE)).toHaveLength(LONGEST_TITLE));
});

describe('the names of a table', () => {
  it.each([
    ['everybody has one', ['Anna', '', '\u200b'], ['Anna', '№ 2', '№ 3']],
    ['no two are the same', ['Anna', 'Anna', ' Anna'], ['Anna', 'Anna 2', 'Anna 3']],
    [
      'also where the same was cut off',
      [`${'x'.repeat(14)}a`, `${'x'.repeat(14)}b`],
      ['x'.repeat(14), `${'x'.repeat(12)} 2`],
    ],
  ])('%s', (_case, names, expected) => expect(tidiedNames(names)).toEqual(expected));
});
