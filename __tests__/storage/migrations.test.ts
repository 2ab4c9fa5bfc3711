import { formatNumber, migrated, type Migration } from '@/storage/migrations';
import { SAVE_FORMAT } from '@/storage/save';

const toSecond: Migration = (save) => ({ ...save, format: 'harbourmaster-save/2', weather: 'calm' });
const toThird: Migration = ({ weather, ...save }) => ({
  ...save,
  format: 'harbourmaster-save/3',
  sky: weather === 'calm' ? 'clear' : 'grey',
});
const migrations = [toSecond, toThird];

describe('migrations', () => {
  it.each([
    ['through every format on the way', 1, {}, { format: 'harbourmaster-save/3', sky: 'clear' }],
    ['from the middle', 2, { weather: 'storm' }, { format: 'harbourmaster-save/3', sky: 'grey' }],
    ['not at all where it is the latest', 3, { sky: 'red' }, { sky: 'red' }],
  ])('take a save %s', (_, format, save, expected) => {
    expect(migrated(save, format, migrations)).toEqual(expected);
  });

  it('refuse a format that is still to come', () => {
    expect(migrated({}, 4, migrations)).toBe('newerFormat');
  });

  it('leave the save alone that they were given', () => {
    const save = Object.freeze({ weather: 'calm' });
    migrated(save, 1, migrations);
    expect(save).toEqual({ weather: 'calm' });
  });

  it('lead to the format that this version writes', () => {
    const number = formatNumber(SAVE_FORMAT) ?? 0;
    expect(migrated({}, number)).toEqual({});
    expect(migrated({}, number + 1)).toBe('newerFormat');
  });

  it.each([
    ['harbourmaster-save/'],
    ['harbourmaster-save/0'],
    ['harbourmaster-save/1x'],
    ['save/1'],
    [1],
    [undefined],
  ])('know no format in %p', (format) => {
    expect(formatNumber(format)).toBeUndefined();
  });
});
