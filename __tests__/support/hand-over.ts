import type { Page } from 'playwright-core';
import type { Language } from '@/engine/phrase';
import { TEXTS } from '@/text';
import type { Asked } from './moment';

/** A table on a page: what it asks for, and how that is done. */
export interface Played {
  asked(): Promise<Asked>;
  decide(): Promise<Asked>;
}

/** Lifts the curtain and makes moves until the device is to be passed on. */
export async function handOver(page: Page, language: Language, table: Played): Promise<void> {
  const { passTo } = TEXTS[language].board;
  const passed = page.getByRole('heading', { name: new RegExp(`^${passTo({ name: '' }).trim()}`) });
  for (let answers = 0; ; answers += (await table.decide()) === 'answer' ? 1 : 0) {
    await table.asked();
    if (answers > 0 && (await passed.count()) > 0) return;
  }
}
