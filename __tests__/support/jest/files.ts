/** Stands in for the modules with which a phone hands files and texts over: one small disk, and whoever is asked agrees. */

jest.mock('expo-file-system', () => {
  const disk = new Map<string, string>();

  class Directory {
    readonly uri: string;
    constructor(...parts: (string | { uri: string })[]) {
      this.uri = parts.map((part) => (typeof part === 'string' ? part : part.uri)).join('/');
    }
    get exists() {
      return [...disk.keys()].some((uri) => uri.startsWith(this.uri));
    }
    create() {
      disk.set(`${this.uri}/`, '');
    }
    delete() {
      for (const uri of disk.keys()) if (uri.startsWith(this.uri)) disk.delete(uri);
    }
  }

  class File extends Directory {
    /** For tests: everything on the disk, by its address. */
    static readonly disk = disk;
    write(text: string) {
      disk.set(this.uri, text);
    }
    open() {
      const bytes = Buffer.from(disk.get(this.uri) ?? '');
      return { readBytes: (most: number) => new Uint8Array(bytes.subarray(0, most)), close: () => undefined };
    }
    text() {
      const text = disk.get(this.uri);
      return text === undefined ? Promise.reject(new Error('no such file')) : Promise.resolve(text);
    }
  }

  return { Directory, File, Paths: { cache: new Directory('file:///cache') } };
});

jest.mock('expo-sharing', () => ({ shareAsync: jest.fn(() => Promise.resolve()) }));
jest.mock('expo-clipboard', () => ({ setStringAsync: jest.fn(() => Promise.resolve(true)) }));
jest.mock('expo-document-picker', () => ({
  getDocumentAsync: jest.fn(() => Promise.resolve({ canceled: true, assets: null })),
}));
