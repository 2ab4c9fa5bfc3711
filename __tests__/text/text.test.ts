import { LANGUAGES } from '@/engine/phrase';
import { TEXTS } from '@/text';

type Message = string | ((...args: unknown[]) => string);

function messages(tree: object, path = ''): Map<string, Message> {
  const found = new Map<string, Message>();
  for (const [key, value] of Object.entries(tree) as [string, Message | object][]) {
    const here = path === '' ? key : `${path}.${key}`;
    if (typeof value === 'string' || typeof value === 'function') found.set(here, value as Message);
    else for (const [inner, message] of messages(value, here)) found.set(inner, message);
  }
  return found;
}

/** An argument that says its own name, whether the message takes it for a word or for a list of them. */
class Told extends String {
  join(): string {
    return String(this);
  }
  map<Made>(make: (each: object) => Made): Made[] {
    return [make({})];
  }
  override slice(from?: number, to?: number): string {
    return new Told(super.slice(from, to)) as unknown as string;
  }
}

/** Names of the arguments that a message reads, and what it says when each of them is told by its own name. */
function hear(message: Message): { said: string; reads: string[] } {
  if (typeof message === 'string') return { said: message, reads: [] };
  const reads = new Set<string>();
  const args = new Proxy(
    {},
    {
      get: (_, name) => {
        reads.add(String(name));
        return new Told(String(name));
      },
    },
  );
  return { said: [message(args)].join(''), reads: [...reads].sort() };
}

const english = messages(TEXTS.en);

describe.each(LANGUAGES)('the text in %s', (language) => {
  const own = messages(TEXTS[language]);

  it('has the keys of the English text, in the same order', () => {
    expect([...own.keys()]).toEqual([...english.keys()]);
  });

  it.each([...own])('says something for %s', (_key, message) => {
    expect(hear(message).said.trim()).not.toBe('');
  });

  it.each([...own])('reads the same arguments as English for %s', (key, message) => {
    const original = english.get(key);
    expect(hear(message).reads).toEqual(original === undefined ? undefined : hear(original).reads);
  });

  it.each([...own])('leaves no straight quotation mark or apostrophe in %s', (_key, message) => {
    expect(hear(message).said).not.toMatch(/['"]/);
  });
});

it.each(LANGUAGES)(
  'what cannot be done is told in one sentence, also where it is told in whole ones: %s',
  (language) => {
    const { unavailable } = TEXTS[language].common;
    const reason = 'none is left';
    expect(unavailable({ what: 'Tug. It moves a ship.', reason })).toBe(
      unavailable({ what: 'Tug. It moves a ship', reason }),
    );
  },
);
