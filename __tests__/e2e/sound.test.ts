import type { Page } from 'playwright-core';
import type { Settings } from '@/storage/settings';
import { de } from '@/text/de';
import { en } from '@/text/en';
import { visit, type Visit } from '../support/browser';
import { controlled } from '../support/kept-app';
import { PageTable } from '../support/page-table';
import { BRISK, startGame, WORDS } from '../support/play-packet-row';

interface Heard {
  /** Sounds by their file, in the order in which they ended. */
  readonly ended: string[];
  /** How loud it was at the loudspeaker in the last three quarters of a second before each of them ended. */
  readonly peaks: number[];
  contexts: number;
}

type Listening = typeof globalThis & { heard: Heard };

/** Holds a microphone to the loudspeaker of the page: before anything of the app runs. */
function listenIn(): void {
  const analysers: AnalyserNode[] = [];
  const peak = () =>
    analysers.reduce((loudest, analyser) => {
      const samples = new Float32Array(analyser.fftSize);
      analyser.getFloatTimeDomainData(samples);
      return samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), loudest);
    }, 0);
  const heard: Heard = { ended: [], peaks: [], contexts: 0 };
  (globalThis as Listening).heard = heard;
  const connect = AudioNode.prototype.connect as (this: AudioNode, next: AudioNode) => AudioNode;
  AudioNode.prototype.connect = function (this: AudioNode, next: AudioNode) {
    if (next instanceof AudioDestinationNode) {
      const analyser = new AnalyserNode(this.context, { fftSize: 32_768 });
      analysers.push(analyser);
      connect.call(this, analyser);
    }
    return connect.call(this, next);
  } as typeof AudioNode.prototype.connect;
  globalThis.AudioContext = new Proxy(AudioContext, {
    construct: (Context) => {
      heard.contexts += 1;
      return new Context();
    },
  });
  const play = HTMLMediaElement.prototype.play;
  HTMLMediaElement.prototype.play = function (this: HTMLMediaElement) {
    this.onended = () => {
      heard.ended.push(/(\w+)(\.\w+)?\.wav$/.exec(this.src)?.[1] ?? this.src);
      heard.peaks.push(peak());
    };
    return play.call(this);
  };
}

async function listenTo(
  path: string,
  locale: string,
  sound: Settings['sound'],
  options: Pick<Visit, 'serviceWorkers'> = {},
) {
  const stored = { 'harbourmaster/settings': JSON.stringify({ ...(JSON.parse(BRISK) as object), sound }) };
  const visited = await visit({ locale, stored, ...options });
  const fetched: string[] = [];
  await visited.page.waitForLoadState('networkidle');
  await visited.page.addInitScript(listenIn);
  await visited.page.goto(path);
  visited.page.on('request', (request) => {
    if (request.url().endsWith('.wav')) fetched.push(request.url());
  });
  return { ...visited, fetched };
}

const ended = (page: Page) => page.evaluate(() => (globalThis as Listening).heard.ended);
const contexts = (page: Page) => page.evaluate(() => (globalThis as Listening).heard.contexts);

/** Waits until so many sounds are over and tells how loud the last one was. */
async function peakOf(page: Page, count: number): Promise<number> {
  await page.waitForFunction((wanted) => (globalThis as Listening).heard.ended.length >= wanted, count);
  return page.evaluate((at) => (globalThis as Listening).heard.peaks[at - 1] ?? 0, count);
}

it.each([
  ['English', 'en-GB', en],
  ['German', 'de-DE', de],
] as const)('lets each volume be heard when it is chosen, in %s', async (_name, locale, { settings }) => {
  const { page, context, complaints, strangers, fetched } = await listenTo('/settings', locale, 'quiet');
  const choice = page.getByRole('radiogroup', { name: settings.sound.label });
  const choose = (name: string) => choice.getByRole('radio', { name, exact: true }).click();
  await choice.waitFor();
  // Before the first touch nothing is made and nothing is fetched.
  expect([await contexts(page), fetched]).toEqual([0, []]);

  await choose(settings.sound.loud);
  const loud = await peakOf(page, 1);
  await page.waitForTimeout(800);
  await choose(settings.sound.quiet);
  const quiet = await peakOf(page, 2);
  // The file's loudest moment is 22 decibels below full scale.
  expect(loud).toBeGreaterThan(0.05);
  expect(loud).toBeLessThan(0.1);
  expect(quiet / loud).toBeCloseTo(0.35, 1);

  await choose(settings.sound.off);
  await page.waitForTimeout(800);
  expect(await ended(page)).toEqual(['coins', 'coins']);
  expect(fetched.length).toBeGreaterThan(0);
  expect([complaints, strangers]).toEqual([[], []]);
  await context.close();
});

it('lets a game be heard, few sounds at a time', async () => {
  const { page, context, complaints } = await listenTo('/', 'en-GB', 'medium');
  await startGame(page, WORDS.en, 1, { first: true });
  const begun = Date.now();
  const table = new PageTable(page, 'en');
  for (let moves = 0; moves < 3; moves += 1) await table.move();
  expect(await peakOf(page, 3)).toBeGreaterThan(0);
  const sounds = await ended(page);
  expect(sounds).toContain('plant');
  expect(sounds.length / ((Date.now() - begun) / 1000)).toBeLessThan(9);
  expect(complaints).toEqual([]);
  await context.close();
});

it('fetches nothing and opens no loudspeaker where the sound is off', async () => {
  const { page, context, complaints, fetched } = await listenTo('/', 'en-GB', 'off');
  await startGame(page, WORDS.en, 1, { first: true });
  const table = new PageTable(page, 'en');
  for (let moves = 0; moves < 2; moves += 1) await table.move();
  await page.waitForTimeout(500);
  expect([await contexts(page), fetched, complaints]).toEqual([0, [], []]);
  await context.close();
});

it('is heard without a network, once it was heard while the app is kept in the browser', async () => {
  const { page, context, complaints } = await listenTo('/settings', 'en-GB', 'quiet', {
    serviceWorkers: 'allow',
  });
  await controlled(page);
  await page.getByRole('radio', { name: en.settings.sound.medium, exact: true }).click();
  await peakOf(page, 1);
  await context.setOffline(true);
  await page.reload();
  const parts = page.waitForResponse((response) => response.url().endsWith('.wav'));
  await page.getByRole('radio', { name: en.settings.sound.loud, exact: true }).click();
  expect(await peakOf(page, 1)).toBeGreaterThan(0.05);
  const response = await parts;
  expect([response.status(), response.fromServiceWorker()]).toEqual([206, true]);
  expect(complaints).toEqual([]);
  await context.close();
});
