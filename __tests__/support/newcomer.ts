import type { Page } from 'playwright-core';
import type { Language } from '@/engine/phrase';
import { textsIn } from '@/scripts/browser-texts';
import { TEXTS } from '@/text';
import { expectTimeout, PATIENCE, pause } from './patience';

/** What a page shows somebody who knows none of the rules. */
interface Seen {
  readonly over: boolean;
  /** What is asked, as its heading says. */
  readonly question: string;
  /** What could be pressed next, the likeliest first. */
  readonly next: readonly string[];
  /** Which of them are things to choose among. */
  readonly choices: { readonly from: number; readonly to: number };
  /** Everything that a press can change. */
  readonly drawn: string;
}

interface Names {
  readonly answer: string;
  /** The ways out of a sheet. */
  readonly leave: readonly string[];
  readonly back: string;
  /** What every table has at its head: no answer to anything. */
  readonly head: readonly string[];
}

interface Manners {
  /** Chooses what was chosen least so far, by what it is called, instead of what comes first. */
  readonly curious?: boolean;
  /** Looks at the page whenever it asks for something new. */
  readonly look?: () => Promise<void>;
}

/** The table ignores a press on what is only still drawn of the last question: after so long it is made again. */
const PRESS_AGAIN = 2_000;
const BETWEEN_LOOKS = 50;
/** No game asks so much of one person. */
const MOST_PRESSES = 1_500;

/**
 * Plays by what the screen says alone: presses the button that stands out, where that can be pressed, else the first thing
 * that can be chosen, else the way out. What was tried as an answer to a question in a position is not tried again there.
 */
export class Newcomer {
  readonly questions = new Set<string>();
  private readonly names: Names;
  private tried = new Set<string>();
  /** How often each thing was chosen, by the beginning of what it is called: the rest changes as the game goes on. */
  private readonly chosen = new Map<string, number>();

  constructor(
    private readonly page: Page,
    language: Language,
    private readonly manners: Manners = {},
  ) {
    const { board, common } = TEXTS[language];
    this.names = {
      answer: board.answer,
      leave: [common.close, common.back],
      back: common.back,
      head: [board.menu, board.undo, board.log],
    };
  }

  /** So many presses it takes until the final scores are there. */
  async playToTheEnd(): Promise<number> {
    let position = '';
    let until = Infinity;
    for (let presses = 0; presses < MOST_PRESSES;) {
      const seen = await this.see();
      if (seen.over) return presses;
      const { question, next } = seen;
      const now = question + (await this.position());
      if (now !== position) {
        this.tried.clear();
        await this.manners.look?.();
      }
      position = now;
      const at = this.nextOf(seen);
      if (question === '' || at < 0) {
        // What was answered last may be on its way still.
        if (until === Infinity) until = Date.now() + PATIENCE;
        if (Date.now() > until)
          throw new Error(
            `After ${presses} presses: “${question}”, and nothing but ${next.join('; ')} to press.`,
          );
        await pause(BETWEEN_LOOKS);
        continue;
      }
      until = Infinity;
      presses += 1;
      this.questions.add(question);
      const name = next[at] ?? '';
      if (!this.names.leave.includes(name)) this.tried.add(answerTo(question, name));
      this.chosen.set(beginningOf(name), this.timesChosen(name) + 1);
      await this.press(at, seen);
    }
    throw new Error(`The game goes on after ${MOST_PRESSES} presses.`);
  }

  /** Where in the list the next press goes; before it where nothing is left. */
  private nextOf({ question, next, choices }: Seen): number {
    const isNew = (name: string) => !this.tried.has(answerTo(question, name));
    // Who has begun to choose goes back only where nothing else is left.
    const onward = next.findIndex((name) => isNew(name) && name !== this.names.back);
    const first = onward < 0 ? next.findIndex(isNew) : onward;
    if (this.manners.curious !== true || first < choices.from || first >= choices.to) return first;
    const open = next.slice(0, choices.to).filter((name, at) => at >= first && isNew(name));
    const least = Math.min(...open.map((name) => this.timesChosen(name)));
    return next.findIndex((name, at) => at >= first && isNew(name) && this.timesChosen(name) === least);
  }

  private timesChosen(name: string): number {
    return this.chosen.get(beginningOf(name)) ?? 0;
  }

  /** As soon as somebody is asked. */
  private async see(): Promise<Seen> {
    const seen = await this.page.waitForFunction(seeOnPage, this.names);
    return seen.jsonValue() as Promise<Seen>;
  }

  /** Tells one position of the game from another. */
  private async position(): Promise<string> {
    return (await textsIn(this.page)).filter(([key]) => key.includes('/save/')).join();
  }

  /** Presses until something has changed; what a sheet came to lie over can no longer be pressed, but that is a change. */
  private async press(at: number, { drawn, next }: Seen): Promise<void> {
    for (let waited = 0; waited < PATIENCE; waited += PRESS_AGAIN) {
      const control = this.page.locator(`[data-next="${at}"]`);
      await control.click({ timeout: PRESS_AGAIN }).catch(expectTimeout);
      if (await this.changes(drawn)) return;
    }
    throw new Error(`“${next[at]}” does nothing.`);
  }

  /** Whether somebody is asked and sees something else, before it is time to press once more. */
  private async changes(drawn: string): Promise<boolean> {
    const until = Date.now() + PRESS_AGAIN;
    while (Date.now() < until) if ((await this.see()).drawn !== drawn) return true;
    return false;
  }
}

/** The same good may be spent first and gained then. */
const answerTo = (question: string, name: string): string => `${question} ${name}`;

const beginningOf = (name: string): string => name.split(/[,.·]/u)[0] ?? name;

/** Runs in the page. */
function seeOnPage({ answer, leave, head }: Names): Seen | undefined {
  const drawn = [...document.querySelectorAll('[aria-label], [role=heading], h1')]
    .map((one) => `${one.getAttribute('aria-label')} ${one.getAttribute('aria-checked')} ${one.textContent}`)
    .join();
  const none = { from: 0, to: 0 };
  if (location.pathname.startsWith('/results/'))
    return { over: true, question: '', next: [], choices: none, drawn };

  const shown = (within: Element, selector: string) =>
    [...within.querySelectorAll<HTMLElement>(selector)].filter((one) =>
      one.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
    );
  const nameOf = (one: Element) => one.getAttribute('aria-label') ?? one.textContent;
  const sheet = [...document.querySelectorAll('[role=dialog]')].at(-1);
  const scope = sheet ?? document.body;
  const group = shown(scope, `[role=group][aria-label="${answer}"]`).at(-1);
  if (group === undefined && sheet === undefined) return undefined;
  // The button that stands out is the last; the one before it is the way out.
  const answers = group === undefined ? [] : shown(group, '[role=button]').reverse();
  const choices = shown(scope, '[role=radio], [role=checkbox]').filter(
    (one) => one.getAttribute('aria-checked') !== 'true',
  );
  const others = shown(scope, '[role=button]').filter((one) =>
    sheet === undefined
      ? !answers.includes(one) && !head.includes(nameOf(one))
      : leave.includes(nameOf(one)) && one.tabIndex !== -1,
  );
  const live = (list: readonly HTMLElement[]) =>
    list.filter((one) => one.getAttribute('aria-disabled') !== 'true');
  const [first, chooseable] = [live(answers.slice(0, 1)), live(choices)];
  const next = [...first, ...chooseable, ...live(answers.slice(1)), ...live(others)];
  for (const one of document.querySelectorAll('[data-next]')) one.removeAttribute('data-next');
  next.forEach((one, at) => one.setAttribute('data-next', String(at)));
  const [heading] = shown(document.body, 'h1, [role=heading][aria-level="1"]');
  return {
    over: false,
    question: heading?.textContent ?? '',
    next: next.map(nameOf),
    choices: { from: first.length, to: first.length + chooseable.length },
    drawn,
  };
}
