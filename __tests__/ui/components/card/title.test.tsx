import { fitTitle } from '@/ui/components/card/title';

const SHY = '\u00ad';

it.each([
  ['a short title stays at its size', 'Fur', 94, ['Fur'], 18],
  ['a longer one shrinks by one', 'Netherlands', 92, ['Netherlands'], 17],
  ['and by two', 'Great Britain', 92, ['Great Britain'], 16],
  ['then it takes two lines at full size', 'Merchants’ Exchange', 106, ['Merchants’', 'Exchange'], 18],
  ['balanced rather than filled', 'College of Surgeons', 106, ['College of', 'Surgeons'], 18],
  ['a long word breaks where it may', `Telegrafen${SHY}amt`, 92, ['Telegrafen-', 'amt'], 18],
  ['but only if it must', `Telegrafen${SHY}amt`, 120, ['Telegrafenamt'], 18],
])('%s: %s in %i', (_case, title, width, lines, size) => {
  expect(fitTitle(title, width, 18)).toMatchObject({ lines, size });
});

it('a word that nothing helps shrinks until it fits, and is never cut', () => {
  const { lines, size } = fitTitle('Versicherungsgesellschaft', 92, 18);
  expect(lines).toEqual(['Versicherungsgesellschaft']);
  expect(size).toBeLessThan(16);
});
