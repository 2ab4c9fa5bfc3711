import { compressed, endOf, LONGEST, oneAfterAnother, oneUponAnother } from '@/ui/boards/kit/motion/timing';
import { flight } from './flight';

describe('the timing of flights', () => {
  it.each([
    ['a short move keeps its time', [flight()], 1, undefined, 400],
    ['a bot takes less', [flight()], 0.7, undefined, 280],
    ['nothing takes longer than the longest time', [flight({ start: 2000 })], 1, undefined, LONGEST],
    ['a chain has a budget of its own', [flight({ start: 1000 })], 1, 1800, 1400],
    ['and keeps to it', [flight({ start: 5000 })], 1, 1800, 1800],
  ])('%s', (_case, flights, tempo, longest, end) => {
    expect(endOf(compressed(flights, tempo, longest))).toBe(end);
  });
});

describe('chains of small steps', () => {
  const ship = (key: string, lasts = 360) => [flight({ key, lasts })];
  const starts = (flights: ReturnType<typeof oneAfterAnother>) =>
    flights.map(({ key, start }) => `${key} at ${start}`);

  it('go one after another, with a pause between them', () => {
    const steps = [ship('a'), [flight({ key: 'b', start: 50, lasts: 100 })], ship('c')];
    expect(starts(oneAfterAnother(steps, 20))).toEqual(['a at 0', 'b at 430', 'c at 550']);
  });

  it('or begin one upon another', () => {
    expect(starts(oneUponAnother([ship('a'), ship('b'), ship('c')], 90))).toEqual([
      'a at 0',
      'b at 90',
      'c at 180',
    ]);
  });

  it('a step in which nothing moves takes no time and no pause', () => {
    expect(starts(oneAfterAnother([[], ship('a'), [], ship('b')], 20))).toEqual(['a at 0', 'b at 380']);
  });

  it('ships of several owners share one budget, whole and in their order', () => {
    const fleet = (owner: string) => ['1', '2', '3', '4'].map((at) => ship(`${owner}${at}`));
    const colour = oneAfterAnother(
      ['anna', 'ben', 'cedric', 'david'].map((owner) => oneUponAnother(fleet(owner), 90)),
      120,
    );
    const sailed = compressed(colour, 1, 1800);
    expect(endOf(colour)).toBeGreaterThan(1800);
    expect(endOf(sailed)).toBeLessThanOrEqual(1801);
    expect(sailed.map(({ key }) => key)).toEqual(colour.map(({ key }) => key));
    expect(sailed.every(({ start }, at) => at === 0 || start > (sailed[at - 1]?.start ?? 0))).toBe(true);
  });
});
