import type { Page } from 'playwright-core';
import { axeFindings } from './axe';
import { lastingFaults } from './layout-faults';

/** Looks at each kind of question once, and remembers what is wrong with the page there. */
export class Critic {
  readonly findings: unknown[] = [];
  readonly seen = new Set<string>();

  constructor(private readonly page: Page) {}

  async look(question: string | undefined): Promise<void> {
    if (question === undefined || this.seen.has(question)) return;
    this.seen.add(question);
    await this.judge(question);
  }

  async judge(at: string): Promise<void> {
    // What lies under a sheet has been looked at before.
    const within = (await this.page.getByRole('dialog').count()) > 0 ? '[role=dialog]' : undefined;
    for (const found of await axeFindings(this.page, { within })) this.findings.push({ at, ...found });
    for (const fault of await lastingFaults(this.page, { upright: true, pictures: true }))
      this.findings.push({ at, fault });
  }
}
