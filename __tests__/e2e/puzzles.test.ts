import type { Page } from 'playwright-core';
import type { Language } from '@/engine/phrase';
import type { Area } from '@/games/packet-row/cards';
import { packetRowWords } from '@/games/packet-row/phrases';
import type { PacketRowMove } from '@/games/packet-row/move';
import { textsIn } from '@/scripts/browser-texts';
import { TEXTS } from '@/text';
import { visit } from '../support/browser';
import { soon } from '../support/patience';
import { PageTable } from '../support/page-table';
import { puzzlesOfFile } from '../support/puzzle-books';

const stored = { 'harbourmaster/settings': JSON.stringify({ motion: 'off', botPace: 'step', sound: 'off' }) };

const all = puzzlesOfFile('packet-row');
const areaIn = (move: unknown): Area | undefined => {
  const known = move as PacketRowMove;
  return known.type === 'choose' ? known.area : undefined;
};
/** One that asks for an area. */
const puzzle = all.find(({ answer, worse }) => areaIn(answer) && areaIn(worse[0]?.move)) ?? all[0];
const right = areaIn(puzzle?.answer) ?? 'docks';
const wrong = areaIn(puzzle?.worse[0]?.move) ?? 'bank';
const path = `/puzzles/packet-row/${puzzle?.id}`;

async function choose(page: Page, language: Language, area: Area): Promise<void> {
  const { act } = TEXTS[language].games['packet-row'].board;
  const words = packetRowWords[language];
  const choice = new PageTable(page, language).choice(area);
  await choice.click();
  await page.getByRole('button', { name: act.choose({ area: words.areaInSentence(area) }) }).click();
}

/** What is said beside the table, by its beginning or its end. */
const said = (page: Page, words: RegExp) => page.getByRole('status').getByText(words).waitFor();

it('a puzzle is solved at the real table, and stays solved after a reload', async () => {
  const { puzzles } = TEXTS.en;
  const { page, context, complaints, strangers } = await visit({ path, stored, viewport: 'tablet' });
  await said(page, /^You are /);
  await choose(page, 'en', wrong);
  await said(page, /Look once more\.$/);
  await choose(page, 'en', right);
  await said(page, /^Right! /);
  await page.getByRole('button', { name: puzzles.follows }).click();
  await page.getByTestId('puzzle-2').waitFor();
  await soon(async () => {
    const kept = new Map(await textsIn(page)).get('harbourmaster/puzzles/packet-row');
    expect(JSON.parse(kept ?? '{}')).toEqual({ solved: [puzzle?.id] });
  });
  await page.goto('/puzzles/packet-row');
  const solved = page.getByRole('link', { name: /, solved\./ });
  await solved.waitFor();
  await page.reload();
  await solved.waitFor();
  expect(await solved.count()).toBe(1);
  expect([...complaints, ...strangers]).toEqual([]);
  await context.close();
});
