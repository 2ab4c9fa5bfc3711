import { Dice } from '@/engine/random';
import { packetRow } from '@/games/packet-row';
import { CARDS, type CardId } from '@/games/packet-row/cards';
import type { PacketRowState } from '@/games/packet-row/state';
import { SETTINGS_FORMAT } from '@/storage/settings';
import { TEXTS } from '@/text';
import { visit } from '../support/browser';
import { canary, seatsSeenOn, startingContractsOf } from '../support/canaries';
import { PageTable } from '../support/page-table';
import { playedGame } from '../support/played-game';
import { BRISK, liftCurtain, startGame, WORDS } from '../support/play-packet-row';
import { seedOf } from '../support/random-play';
import { peopleAt } from '../support/saved-matches';
import { storedAs } from '../support/stored-games';
import { storedState } from '../support/stored-state';

const SITTINGS = [
  { viewport: 'phone', language: 'en', locale: 'en-GB' },
  { viewport: 'tabletPortrait', language: 'de', locale: 'de-DE' },
] as const;
const PEOPLE = 3;
/** With some of them turned up; more would show no other kind of page. */
const COVERED_DECISIONS = 15;
/** Everybody has looked at their hand several times by then; a whole game among people is played with covered hands. */
const CURTAINS = 20;

describe.each(SITTINGS)('secrets at one device, on a $viewport, in $language', ({ language, ...device }) => {
  const words = WORDS[language];

  it('PR-60 from home on no hand is in the page but that of whoever lifted the curtain', async () => {
    const settings = { ...(JSON.parse(BRISK) as object), format: SETTINGS_FORMAT, cover: 'table' };
    const stored = { 'harbourmaster/settings': JSON.stringify(settings) };
    const { page, context, complaints, strangers } = await visit({ ...device, stored, clock: true });
    await startGame(page, words, PEOPLE);
    await page.getByRole('button', { name: words.show }).waitFor();
    const start = await storedState(page);
    const canaries = start.players.map(({ hand }) => canary(hand[0] as CardId, language));
    let seen = 0;
    const table = new PageTable(page, language);
    for (let lifted = 0; lifted < CURTAINS;) {
      if ((await table.asked()) === 'curtain') {
        const { asked } = await storedState(page);
        expect(await seatsSeenOn(page, canaries)).toEqual([]);
        lifted += 1;
        await liftCurtain(page, words);
        await page.getByRole('button', { name: words.log }).waitFor();
        const shown = await seatsSeenOn(page, canaries);
        const { delivered, players } = await storedState(page);
        const secret = shown.filter((seat) => {
          const [card] = start.players[seat]?.hand ?? [];
          return card !== undefined && !delivered.includes(card) && players[seat]?.hand.includes(card);
        });
        expect(secret.filter((seat) => seat !== asked)).toEqual([]);
        seen += secret.length;
      } else await table.decide();
    }
    // Whoever looks at their own hand does see it: the canaries can be found.
    expect(seen).toBeGreaterThan(PEOPLE);
    expect([complaints, strangers]).toEqual([[], []]);
    await context.close();
  });

  it('PR-60 with only hands covered no hand is anywhere in the page before its owner turns it up', async () => {
    const stored = { 'harbourmaster/settings': BRISK };
    const { page, context } = await visit({ ...device, stored, clock: true });
    await startGame(page, words, PEOPLE);
    await page.getByRole('button', { name: words.show }).waitFor();
    const start = await storedState(page);
    const canaries = start.players.map(({ hand }) => canary(hand[0] as CardId, language));
    const shown = () => seatsSeenOn(page, canaries);
    const table = new PageTable(page, language);
    const names = [1, 2, 3].map((number) => TEXTS[language].newGame.person({ number }));
    const curtainFell = page.getByText(TEXTS[language].curtain.pause);
    const handOf = (seat: number) =>
      page.getByRole('button', { name: TEXTS[language].curtain.reveal({ name: names[seat] ?? '' }) });
    let turnedUp: number | undefined;
    for (let decisions = 0; decisions < COVERED_DECISIONS; decisions += 1) {
      const { asked, phase } = await storedState(page);
      if (asked !== turnedUp) {
        turnedUp = undefined;
        await handOf(asked).waitFor();
        expect({ decisions, shown: await shown() }).toEqual({ decisions, shown: [] });
        expect(await curtainFell.count()).toBe(0);
      }
      if (turnedUp === undefined && (phase !== 'choose' || decisions % 3 === 2)) {
        await liftCurtain(page, words);
        await handOf(asked).waitFor({ state: 'detached' });
        turnedUp = asked;
        expect(await shown()).toEqual([asked]);
      }
      await table.answer(['choose', 'decline', 'pass', 'done']);
    }
    // Whoever leaves the page finds the whole table covered.
    await page.evaluate(() => window.dispatchEvent(new Event('blur')));
    await curtainFell.waitFor();
    expect(await shown()).toEqual([]);
    await context.close();
  });

  it('PR-60 looking back shows the hand of whoever does, and nobody’s once the page was left', async () => {
    // Nobody lays a starting contract down, so that none is ever rightly seen.
    const played = playedGame({
      table: peopleAt('packet-row', PEOPLE),
      random: new Dice(seedOf('looking-back'), 'players'),
      most: 24,
      accepts: ({ move }) => !(move as { contracts?: readonly CardId[] }).contracts?.some(isStarting),
    });
    const asked = packetRow.waitingFor(played.play.state as PacketRowState)[0];
    const canaries = startingContractsOf(played, language);
    const stored = { 'harbourmaster/settings': BRISK, ...storedAs('passed-around', played) };
    const { page, context } = await visit({ ...device, stored, clock: true });
    const shown = () => seatsSeenOn(page, canaries);
    const slider = page.getByRole('slider');
    const walkBack = async (seen: readonly (number | undefined)[]) => {
      await slider.waitFor();
      for (let moment = played.log.length; moment >= 0; moment -= 1) {
        expect({ moment, seen: await shown() }).toEqual({ moment, seen });
        await slider.press('ArrowLeft');
      }
      await page.getByRole('button', { name: words.log }).click();
      const rounds = page.getByRole('heading', { name: words.round });
      await rounds.first().waitFor();
      expect((await shown()).filter((seat) => !seen.includes(seat))).toEqual([]);
      // A sheet hears keys a moment after it is drawn.
      while ((await rounds.count()) > 0) {
        await page.keyboard.press('Escape');
        await rounds
          .first()
          .waitFor({ state: 'detached', timeout: 2_000 })
          .catch(() => undefined);
      }
    };

    await page.getByRole('button', { name: words.playOn }).click();
    await page.getByRole('button', { name: words.show }).waitFor();
    await liftCurtain(page, words);
    await page.getByRole('button', { name: words.menu }).click();
    await page.getByRole('button', { name: words.lookBack }).click();
    await walkBack([asked]);
    await page.evaluate(() => window.dispatchEvent(new Event('blur')));
    expect(await shown()).toEqual([]);
    await slider.press('End');
    await walkBack([]);
    await page.goBack();
    await page.getByRole('button', { name: words.show }).waitFor();
    expect(await shown()).toEqual([]);
    await page.goto('/replay/passed-around');
    await walkBack([]);
    await context.close();
  });
});

const isStarting = (card: CardId) => CARDS[card]?.kind === 'start-contract';
