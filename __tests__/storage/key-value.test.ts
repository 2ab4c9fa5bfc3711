import { isFull } from '@/storage/key-value';

function named(name: string, message = ''): Error {
  const error = new Error(message);
  error.name = name;
  return error;
}

describe('a device without room', () => {
  it.each([
    ['a browser', named('QuotaExceededError')],
    ['an older Firefox', named('NS_ERROR_DOM_QUOTA_REACHED')],
    ['Android', new Error('database or disk is full (code 13 SQLITE_FULL)')],
    ['a disk', new Error('ENOSPC: no space left on device')],
  ])('is told from other failures in the words of %s', (_, error) => {
    expect(isFull(error)).toBe(true);
  });

  it.each([[new Error('the database is locked')], ['full'], [undefined]])('is not what %p means', (error) => {
    expect(isFull(error)).toBe(false);
  });
});
