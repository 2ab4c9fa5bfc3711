import type { Locator, Page } from 'playwright-core';
import { speak, type Language } from '@/engine/phrase';
import { Dice } from '@/engine/random';
import { packetRow } from '@/games/packet-row';
import { AREAS, type Area, type CardId } from '@/games/packet-row/cards';
import { AREA } from '@/games/packet-row/cards/figures';
import { describe } from '@/games/packet-row/describe';
import type { PacketRowMove } from '@/games/packet-row/move';
import { packetRowPhrases, packetRowWords } from '@/games/packet-row/phrases';
import type { PacketRowState } from '@/games/packet-row/state';
import { TEXTS } from '@/text';
import { askedOn, makeMove, showNextMove, type Asked } from './moment';
import { liftCurtain, WORDS } from './play-packet-row';
import { seedOf } from './random-play';
import { someMove } from './some-move';
import { spokenCard } from './spoken-card';
import { storedPlay } from './stored-state';

/** What answers a question of the table; deliveries and cash, which nobody is asked for, have tests of their own. */
const ANSWERS = ['choose', 'take', 'decline', 'pass', 'done'] as const;

type Answer = Extract<PacketRowMove, { type: (typeof ANSWERS)[number] }>;

/**
 * A table of Packet Row on a page, played by its controls. What can be answered is read from what the device has stored,
 * so that nothing is tried in vain, and chosen by dice of its own, so that the same game is always played alike.
 */
export class PageTable {
  private readonly random = new Dice(seedOf('page-table'), 'players');

  constructor(
    private readonly page: Page,
    private readonly language: Language,
  ) {}

  private play() {
    return storedPlay(this.page, packetRow);
  }

  private async stored(): Promise<number> {
    return (await this.play()).moves.length;
  }

  /** Waits for as long as the table takes to come to a person. */
  async asked(): Promise<Asked> {
    const { show, nextMove, asks } = WORDS[this.language];
    const signs = { curtain: show, tap: new RegExp(`^${nextMove}$`), answer: asks };
    return askedOn(this.page, signs, () => this.stored());
  }

  /** Does what is asked for. */
  async decide(): Promise<Asked> {
    const asked = await this.asked();
    if (asked === 'curtain') await liftCurtain(this.page, WORDS[this.language]);
    if (asked === 'tap') await showNextMove(this.page, this.button(WORDS[this.language].nextMove));
    if (asked === 'answer') await this.answer(ANSWERS);
    return asked;
  }

  /** Answers what is asked, in one of these ways, with the hand covered or not. The next may be asked the same. */
  async answer(allowed: readonly Answer['type'][]): Promise<void> {
    const { state, moves } = await this.play();
    const button = await this.pick(state, allowed);
    await makeMove(this.page, button, { made: moves.length, stored: () => this.stored() });
  }

  /** Makes one move, and does first whatever stands before it. */
  async move(): Promise<void> {
    while (!['answer', 'over'].includes(await this.decide()));
  }

  async playToTheEnd(): Promise<void> {
    while ((await this.decide()) !== 'over');
  }

  /** Picks what will be answered; the button that then gives the answer. */
  async pick(state: PacketRowState, allowed: readonly Answer['type'][] = ANSWERS): Promise<Locator> {
    const move = someMove(state, this.random, allowed) as Answer;
    switch (move.type) {
      case 'choose':
        return this.pickArea(move.area);
      case 'take':
        return this.pickCard(move.card, state);
      case 'done':
        return this.pickDone(move, state);
      default:
        return this.saying(move);
    }
  }

  private saying(move: Answer): Locator {
    return this.button(speak(packetRowPhrases, this.language, describe(move), { seat: String }));
  }

  private async pickArea(area: Area): Promise<Locator> {
    const words = packetRowWords[this.language];
    await this.choice(area).click();
    return this.button(this.text.act.choose({ area: words.areaInSentence(area) }));
  }

  /** Whoever could still deliver a contract is asked once more. */
  private async pickDone(move: Answer, state: PacketRowState): Promise<Locator> {
    const couldDeliver = packetRow.moves(state, state.asked).some(({ type }) => type === 'deliver');
    if (!couldDeliver) return this.saying(move);
    const anyway = this.button(this.text.act.doneAnyway);
    if ((await anyway.count()) === 0) await this.saying(move).click();
    return anyway;
  }

  private async pickCard(card: CardId, { areas }: PacketRowState): Promise<Locator> {
    const spoken = spokenCard(card, this.language);
    const isNext = areas.some(({ future }) => future.includes(card));
    const offered = this.radio(isNext ? this.text.spoken.next({ card: spoken }) : spoken).first();
    // In a small window, and where another area is open, it can only be picked in its own.
    const area = AREAS[AREA[card] ?? 0];
    if ((await offered.count()) === 0 && area !== undefined) await this.opener(area).click();
    // What was taken back is still in mind, and a second touch would show it large.
    if (!(await offered.isChecked())) await offered.click();
    return this.button(WORDS[this.language].confirm);
  }

  private get text() {
    return TEXTS[this.language].games['packet-row'].board;
  }

  private button(name: string | RegExp): Locator {
    return this.page.getByRole('button', { name, exact: true, disabled: false });
  }

  private radio(name: string): Locator {
    return this.page.getByRole('radio', { name, exact: true });
  }

  /** Has an area in mind, to be chosen: all of them are in sight, or another one is open. */
  choice(area: Area): Locator {
    return this.radio(packetRowWords[this.language].area(area)).or(this.tab(area));
  }

  /** Shows an area large, where all of them are in sight or another one is open. */
  opener(area: Area): Locator {
    const name = packetRowWords[this.language].area(area);
    return this.page.getByRole('button', { name: new RegExp(`^${name}, `) }).or(this.tab(area));
  }

  /** Where one area is open, each has a tab. */
  private tab(area: Area): Locator {
    return this.page.getByRole('tab', { name: packetRowWords[this.language].area(area) });
  }
}
