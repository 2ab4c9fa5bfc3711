import type { Page } from 'playwright-core';
import { replay } from '@/engine/record';
import { packetRow } from '@/games/packet-row';
import { CARDS, type CardId } from '@/games/packet-row/cards';
import { packetRowWords } from '@/games/packet-row/phrases';
import type { PacketRowState } from '@/games/packet-row/state';
import { isUnreadable, SaveRepository } from '@/storage/saves';
import { de } from '@/text/de';
import { en } from '@/text/en';
import { closeBrowser, visit } from '../support/browser';
import { BRISK, decide, liftCurtain, startGame, WORDS } from '../support/play-packet-row';
import { expectNoProblem } from '../support/random-play';

jest.setTimeout(600_000);

afterAll(closeBrowser);

const SITTINGS = [
  { viewport: 'phone', language: 'en', locale: 'en-GB' },
  { viewport: 'tabletPortrait', language: 'de', locale: 'de-DE' },
] as const;
const TEXTS = { en, de };
const PEOPLE = 3;
const LOOKS = 120;

/** The game as the device has stored it. */
async function storedState(page: Page): Promise<PacketRowState> {
  const { origins } = await page.context().storageState();
  const texts = new Map(
    origins.flatMap(({ localStorage }) => localStorage.map(({ name, value }) => [name, value])),
  );
  const saves = new SaveRepository({
    get: (key) => Promise.resolve(texts.get(key)),
    set: () => Promise.reject(new Error('only looked at')),
    remove: () => Promise.reject(new Error('only looked at')),
    keys: () => Promise.resolve([...texts.keys()]),
  });
  const [head] = await saves.list();
  if (head === undefined) throw new Error('no game is stored');
  const read = await saves.read(head.id);
  if (read === undefined || isUnreadable(read)) throw new Error('the stored game cannot be read');
  return expectNoProblem(replay(packetRow, read.save.record)).state;
}

/**
 * A starting contract is the canary of a hand: each exists once, is dealt unseen, and has a name of its own. Everything
 * that the page holds is searched for it: texts, labels, ids, sources, title, address.
 */
function canary(card: CardId, language: 'en' | 'de'): readonly string[] {
  const face = CARDS[card];
  if (face?.kind !== 'start-contract') throw new Error(`card ${card} is no starting contract`);
  const words = packetRowWords[language];
  const spoken = TEXTS[language].packetRow.spoken.start({
    country: words.destination(face.destination),
    units: face.units,
    good: words.good(face.good),
    dollars: face.reward,
  });
  return [spoken, words.card(card)];
}

async function wholePage(page: Page): Promise<string> {
  return [await page.content(), await page.title(), page.url()].join('\n');
}

describe.each(SITTINGS)('secrets at one device, on a $viewport, in $language', ({ language, ...device }) => {
  const words = WORDS[language];

  it('PR-60 no hand is anywhere in the page but the one of the person who lifted the curtain', async () => {
    const stored = { 'harbourmaster/settings': BRISK };
    const { page, context } = await visit({ ...device, stored, clock: true });
    await startGame(page, words, PEOPLE);
    const curtain = page.getByRole('button', { name: words.show });
    await curtain.waitFor();
    const start = await storedState(page);
    const canaries = start.players.map(({ hand }) => canary(hand[0] as CardId, language));
    const shownIn = (html: string) =>
      canaries.flatMap((names, seat) => (names.some((name) => html.includes(name)) ? [seat] : []));

    let seen = 0;
    for (let look = 0; look < LOOKS && !page.url().includes('/results/'); look += 1) {
      if ((await curtain.count()) > 0) {
        const asked = (await storedState(page)).asked;
        expect(shownIn(await wholePage(page))).toEqual([]);
        await liftCurtain(page, words);
        await page.getByRole('button', { name: words.log }).waitFor();
        const html = await wholePage(page);
        const { delivered, players } = await storedState(page);
        const secret = shownIn(html).filter((seat) => {
          const [card] = start.players[seat]?.hand ?? [];
          return card !== undefined && !delivered.includes(card) && players[seat]?.hand.includes(card);
        });
        expect(secret.filter((seat) => seat !== asked)).toEqual([]);
        seen += secret.length;
      } else if (!(await decide(page, words))) await page.waitForTimeout(20);
    }
    // Whoever looks at their own hand does see it: the canaries can be found.
    expect(seen).toBeGreaterThan(PEOPLE);
    await context.close();
  });
});
