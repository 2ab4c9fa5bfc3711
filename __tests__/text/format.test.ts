import { FORMATS } from '@/text';

const { en, de } = FORMATS;

describe('numbers', () => {
  it.each([
    ['a small number', 7, 0, '7', '7'],
    ['zero', 0, 0, '0', '0'],
    ['three digits', 999, 0, '999', '999'],
    ['thousands', 1234567, 0, '1,234,567', '1.234.567'],
    ['a loss', -1200, 0, '−1,200', '−1.200'],
    ['decimals', 0.853, 2, '0.85', '0,85'],
    ['decimals of thousands', 1234.5, 1, '1,234.5', '1.234,5'],
  ])('%s', (_case, value, decimals, english, german) => {
    expect(en.number(value, decimals)).toBe(english);
    expect(de.number(value, decimals)).toBe(german);
  });
});

describe('money', () => {
  it.each([
    ['dollars', 25, '$', '$25', '25\u00a0$'],
    ['euros', 9, '€', '€9', '9\u00a0€'],
    ['a debt', -4, '$', '−$4', '−4\u00a0$'],
    ['a fortune', 1200, '$', '$1,200', '1.200\u00a0$'],
  ] as const)('%s', (_case, amount, currency, english, german) => {
    expect(en.money(amount, currency)).toBe(english);
    expect(de.money(amount, currency)).toBe(german);
  });
});

describe('lists', () => {
  it.each([
    ['none', [], '', ''],
    ['one', ['Lorc'], 'Lorc', 'Lorc'],
    ['two', ['Lorc', 'Skoll'], 'Lorc and Skoll', 'Lorc und Skoll'],
    ['three', ['Lorc', 'Skoll', 'Sbed'], 'Lorc, Skoll and Sbed', 'Lorc, Skoll und Sbed'],
  ])('of %s', (_case, items, english, german) => {
    expect(en.list(items)).toBe(english);
    expect(de.list(items)).toBe(german);
  });
});

describe('moments, seen on Tuesday 17 November 2026 at 20:30', () => {
  const now = new Date(2026, 10, 17, 20, 30);

  it.each([
    ['earlier today', new Date(2026, 10, 17, 9, 4), 'today, 09:04', 'heute, 09:04'],
    ['yesterday late', new Date(2026, 10, 16, 23, 59), 'yesterday', 'gestern'],
    ['two days ago', new Date(2026, 10, 15, 12), 'Sunday', 'Sonntag'],
    ['six days ago', new Date(2026, 10, 11, 12), 'Wednesday', 'Mittwoch'],
    ['a week ago', new Date(2026, 10, 10, 12), '10 November 2026', '10. November 2026'],
    ['in March', new Date(2026, 2, 3, 12), '3 March 2026', '3. März 2026'],
    ['tomorrow, by a wrong clock', new Date(2026, 10, 18, 12), '18 November 2026', '18. November 2026'],
  ])('%s', (_case, then, english, german) => {
    expect(en.moment(then, now)).toBe(english);
    expect(de.moment(then, now)).toBe(german);
  });
});
