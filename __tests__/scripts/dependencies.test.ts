import { packages } from '../../package-lock.json';

interface Package {
  readonly version?: string;
  readonly license?: string;
  readonly integrity?: string;
  readonly resolved?: string;
  readonly hasInstallScript?: boolean;
}

/** Everything that `npm ci` brings, by where it lies. */
const BROUGHT = Object.entries<Package>(packages).filter(([path]) => path !== '');

/** Licences under which anybody may use, change and hand on what comes with them, in an app of any kind. */
const ALLOWED = [
  ...['MIT', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', 'BlueOak-1.0.0', 'Python-2.0'],
  ...['CC0-1.0', 'Unlicense', 'Zlib'],
  // Typefaces, icons and the list of browsers: named in the credits where the app shows them.
  ...['OFL-1.1', 'CC-BY-3.0', 'CC-BY-4.0'],
  // Asks for changes to its own files only, and nothing of it is changed.
  'MPL-2.0',
];

/** These say it in a file of theirs instead, where it was read. */
const READ_BY_HAND: Readonly<Record<string, string>> = {
  'node_modules/base64-arraybuffer': 'MIT',
  'node_modules/exit': 'MIT',
  'node_modules/only': 'MIT',
  'node_modules/xmlhttprequest-ssl': 'MIT',
};

/** Code that runs while packages are installed. This one checks its own program, and works without. */
const RUNS_AT_INSTALL = ['node_modules/esbuild'];

/** Of several licences one may choose, unless all of them hold. */
function isAllowed(licence: string): boolean {
  const parts = licence.replace(/[()]/g, '');
  if (parts.includes(' OR ')) return parts.split(' OR ').some(isAllowed);
  return parts.split(' AND ').every((one) => ALLOWED.includes(one));
}

const named = (found: typeof BROUGHT) => found.map(([path, { version }]) => `${path} ${version ?? ''}`);

describe('every package that is installed', () => {
  it('has a licence that lets the app be handed on', () => {
    const others = BROUGHT.filter(
      ([path, { license }]) => !isAllowed(license ?? READ_BY_HAND[path] ?? 'none'),
    );
    expect(others.map(([path, { license }]) => `${path}: ${license ?? 'no licence'}`)).toEqual([]);
  });

  it('runs no code of its own while it is installed, with one known exception', () => {
    const running = BROUGHT.filter(([, { hasInstallScript = false }]) => hasInstallScript);
    expect(running.map(([path]) => path)).toEqual(RUNS_AT_INSTALL);
  });

  it('is known by its fingerprint, wherever it is fetched from', () => {
    expect(named(BROUGHT.filter(([, { integrity }]) => !integrity?.startsWith('sha512-')))).toEqual([]);
    expect(named(BROUGHT.filter(([, { resolved }]) => resolved !== undefined))).toEqual([]);
  });

  it('belongs to the same Expo SDK', () => {
    expect(named(BROUGHT.filter(([, { version }]) => version?.startsWith('58.')))).toEqual([]);
  });
});

it.each([
  ['MIT', true],
  ['(MIT OR GPL-3.0)', true],
  ['MIT AND OFL-1.1', true],
  ['MIT AND GPL-3.0', false],
  ['GPL-3.0-or-later', false],
  ['none', false],
])('the licence %s is allowed: %s', (licence, allowed) => expect(isAllowed(licence)).toBe(allowed));
