import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/*
 * No phone can be killed here. What the README promises of them rests on how their storage library writes, which stands in
 * the sources that are compiled into the app: where another version of it writes in another way, this fails.
 */
const LIBRARY = join('node_modules', '@react-native-async-storage', 'async-storage');
const source = (...path: string[]): string => readFileSync(join(LIBRARY, ...path), 'utf8');

const android = (file: string) =>
  source('android', 'src', 'main', 'java', 'com', 'reactnativecommunity', 'asyncstorage', file);

describe('what a phone stores', () => {
  it('is written on Android in a transaction, which is answered only once it was committed', () => {
    const written =
      /void multiSet\([\s\S]*?void multiRemove\(/.exec(android('AsyncStorageModule.java'))?.[0] ?? '';
    const steps = [
      'beginTransaction()',
      'statement.execute()',
      'setTransactionSuccessful()',
      'endTransaction()',
      'callback.invoke()',
    ];
    const places = steps.map((step) => written.lastIndexOf(step));
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
  });

  it('lies on Android in a database whose way of writing is the system’s', () => {
    const supplier = android('ReactDatabaseSupplier.java');
    expect(supplier).toContain('extends SQLiteOpenHelper');
    expect(supplier).not.toMatch(/WriteAheadLogging|synchronous|journal_mode/);
  });

  it('is written on iOS beside the old text and then renamed: each long text, and the list of the short ones', () => {
    const module = source('ios', 'RNCAsyncStorage.mm');
    const writes = module.match(/writeToFile:[\s\S]*?;/g) ?? [];
    expect(writes.length).toBeGreaterThanOrEqual(2);
    for (const write of writes) expect(write).toContain('atomically:YES');
    expect(module).toContain('RCTInlineValueThreshold = 1024');
  });
});
