import type { Locator, Page } from 'playwright-core';
import type { Seat } from '@/engine/game';
import type { Language } from '@/engine/phrase';
import type { Play } from '@/engine/play';
import { Dice } from '@/engine/random';
import { harbour } from '@/games/harbour';
import { questionOf, type Question } from '@/games/harbour/asked';
import { buildingId, type Building } from '@/games/harbour/cards/buildings';
import { goodName, type Good } from '@/games/harbour/cards/goods';
import { playerBoardId } from '@/games/harbour/cards/player-boards';
import type { HarbourMove } from '@/games/harbour/move';
import { harbourWords } from '@/games/harbour/phrases';
import {
  FIRST_START,
  NONE,
  ownerOf,
  playerBoardOf,
  type HarbourOptions,
  type HarbourState,
  type Place,
} from '@/games/harbour/state';
import { TEXTS } from '@/text';
import { botMove } from '../../src/scripts/arena/bots';
import { askedOn, makeMove, showNextMove, type Asked } from './moment';
import { liftCurtain, WORDS } from './play-packet-row';
import { seedOf } from './random-play';
import { storedPlay } from './stored-state';

type HarbourPlay = Play<HarbourState, HarbourMove, HarbourOptions>;

const PURCHASE: readonly Question[] = ['ship', 'buyMore', 'fill', 'keep'];
/** No step of the game takes more answers. */
const MOST_TAPS = 12;

/**
 * A table of Harbour on a page, played by its controls. What a sensible player would do is thought of by what the device
 * has stored; how it is done, by what the page shows.
 */
export class HarbourPage {
  /** Every question that was answered through the page. */
  readonly answered = new Set<Question>();
  private readonly seed = seedOf('harbour-page');

  constructor(
    readonly page: Page,
    private readonly language: Language,
    /** The game that is played; the one that was played last, unless named. */
    private readonly id?: string,
  ) {}

  private get text() {
    return TEXTS[this.language].games.harbour.board;
  }

  private get words() {
    return harbourWords[this.language];
  }

  play(): Promise<HarbourPlay> {
    return storedPlay(this.page, harbour, this.id);
  }

  private async stored(): Promise<number> {
    return (await this.play()).moves.length;
  }

  /** Waits for as long as the table takes to come to a person. */
  async asked(): Promise<Asked> {
    const { show, nextMove } = WORDS[this.language];
    const signs = {
      curtain: show,
      tap: whole(nextMove),
      answer: whole(TEXTS[this.language].board.answer),
    };
    return askedOn(this.page, signs, () => this.stored());
  }

  /** Does what is asked for. */
  async decide(): Promise<Asked> {
    const asked = await this.asked();
    if (asked === 'curtain') await liftCurtain(this.page, WORDS[this.language]);
    if (asked === 'tap') await showNextMove(this.page, this.button(WORDS[this.language].nextMove));
    if (asked === 'answer') await this.answer();
    return asked;
  }

  /** Whoever is asked turns the own bonus card up, in the own quarter where everybody has a tab. */
  async turnBonusUp(seat: Seat): Promise<void> {
    const tabs = this.page.getByRole('tab');
    if ((await tabs.count()) > 0) await tabs.nth(seat + 1).click();
    const { reveal, again, hide } = this.text.bonus;
    const named = { name: '.+' };
    const show = new RegExp(`^${reveal(named)}`);
    const up = this.button(hide);
    await this.page.getByRole('button', { name: show }).or(up).first().waitFor();
    // It may be up from the last question already.
    if ((await up.count()) > 0) return;
    await liftCurtain(this.page, { show, again: new RegExp(`^${again(named)}`) });
    // For other eyes the table begins with what is on offer.
    if ((await tabs.count()) > 0) await tabs.nth(seat + 1).click();
    await up.waitFor();
  }

  /** Looks at the page whenever it asks for something. */
  async playToTheEnd(look?: (asked: Asked) => Promise<void>): Promise<void> {
    for (;;) {
      const asked = await this.asked();
      await look?.(asked);
      if (asked === 'over') return;
      await this.decide();
    }
  }

  private sensible(state: HarbourState, seat: Seat, moveNumber: number): HarbourMove {
    const view = harbour.view(state, seat);
    return botMove('easy', {
      game: harbour,
      view,
      seat,
      seed: this.seed,
      moveNumber,
    }) as HarbourMove;
  }

  /** Answers the open question, several small answers behind one button. */
  async answer(): Promise<void> {
    const play = await this.play();
    const [seat] = harbour.waitingFor(play.state);
    const question = questionOf(play.state);
    if (seat === undefined || question === undefined) return;
    this.answered.add(question);
    const state = harbour.clone(play.state);
    const random = new Dice(this.seed, 'thought');
    const made = play.moves.length;
    const first = this.sensible(state, seat, made);
    if (PURCHASE.includes(question) || first.type === 'ship' || first.type === 'inland') {
      await this.purchase(state, seat, first, made);
      return;
    }
    if (first.type === 'later') return this.give(this.button(this.text.act.payLater), made);
    if (question === 'turn' && first.type === 'done')
      return this.give(this.button(this.text.act.turnNothing), made);
    let move: HarbourMove = first;
    for (let taps = 0; taps < MOST_TAPS; taps += 1) {
      if (await this.isReady(move)) break;
      await this.tap(state, move, taps > 0);
      if ((await this.isReady()) || !harbour.moves(state, seat).some(({ type }) => type === move.type)) break;
      harbour.apply(state, seat, move, { random });
      if (!harbour.waitingFor(state).includes(seat)) break;
      move = this.sensible(state, seat, made + taps + 1);
      if (move.type === 'done') break;
    }
    await this.give(this.primary, made);
  }

  /** Does what the button that stands out says. */
  async pressPrimary(): Promise<void> {
    await this.give(this.primary, (await this.play()).moves.length);
  }

  /** Rings the building that a sensible player wants, and lets the table suggest how to pay for it. */
  private async purchase(state: HarbourState, seat: Seat, first: HarbourMove, made: number): Promise<void> {
    const { planner } = this.text;
    if (first.type === 'done') {
      const { buyNothing, buyNoMore } = planner.act;
      const leave = questionOf(state) === 'buyMore' ? buyNoMore : buyNothing;
      return this.give(this.answerNamed(leave), made);
    }
    const begins = this.button(new RegExp(`^${this.text.act.shipAndBuy({ money: '.+' })}$`));
    if (questionOf(state) === 'goodsOrPurchase') await begins.click();
    const building = this.wanted(state, seat, first, made);
    if (building !== undefined) {
      const name = new RegExp(`^${escaped(this.words.buildings[buildingId(building)])}[,.]`, 'u');
      await this.page.getByRole('checkbox', { name }).click();
      // Once the money is there, nothing is left to suggest.
      const suggest = this.page.getByRole('button', { name: planner.suggestSpoken, exact: true });
      if ((await suggest.count()) > 0) await suggest.click();
    }
    await this.give(this.primary, made);
  }

  /** What the purchase would end with. */
  private wanted(before: HarbourState, seat: Seat, first: HarbourMove, made: number): Building | undefined {
    const state = harbour.clone(before);
    const random = new Dice(this.seed, 'wanted');
    for (let move = first, at = made; ; at += 1, move = this.sensible(state, seat, at)) {
      if (move.type === 'buy') return move.building;
      if (!['inland', 'ship'].includes(move.type)) return undefined;
      harbour.apply(state, seat, move, { random });
    }
  }

  private async tap(state: HarbourState, move: HarbourMove, again: boolean): Promise<void> {
    const good = async (which: Good) => {
      const column = this.control(this.words.goods[goodName(which)]);
      // A single answer is chosen already, and a tap would take it back.
      if ((await column.getAttribute('aria-checked')) !== 'true') await column.click();
    };
    switch (move.type) {
      case 'go':
        return this.tapPlace(state, move.place);
      case 'gain':
      case 'pay':
      case 'give':
      case 'raise':
        return good(move.good);
      case 'spend':
        // An ability is asked for by its character first.
        if (!again && ['go', 'abilityOrEnd'].includes(questionOf(state) ?? '')) {
          const board = playerBoardId(playerBoardOf(state, state.active));
          await this.button(this.text.act.ability({ board: this.words.boards[board] })).click();
        }
        return good(move.good);
      case 'turn':
        if (!again || questionOf(state) === 'transmute') await good(move.from);
        return good(move.to);
      case 'swap':
        await good(move.a);
        return good(move.b);
      case 'take': {
        const named = { good: this.words.goods[goodName(move.good)], units: 0, name: '%' };
        const label = escaped(this.text.stage.takes(named)).replace('0', '\\d+').replace('%', '.+');
        return (
          this.page
            // Who has none of it stands there too, closed.
            .getByRole('radio', { name: new RegExp(`^${label}`), disabled: false })
            .first()
            .click()
        );
      }
      case 'replace':
      case 'own':
        return this.control(this.words.buildings[buildingId(move.building)]).click();
      case 'board':
        return this.control(this.words.boards[playerBoardId(move.board)]).click();
      default:
        return undefined;
    }
  }

  /** A place may be in a quarter that is not in sight. */
  private async tapPlace(state: HarbourState, place: Place): Promise<void> {
    const owner = ownerOf(state, place);
    const name =
      place < FIRST_START
        ? this.words.buildings[buildingId(place)]
        : this.words.boards[playerBoardId(playerBoardOf(state, place - FIRST_START))];
    const tabs = this.page.getByRole('tab');
    if ((await tabs.count()) > 0) await tabs.nth(owner === NONE ? 0 : owner + 1).click();
    const tiles = this.tile(name);
    // With the Landing Stages everybody's start building has the same name; panels stand in the order of the seats.
    const sameName = place >= FIRST_START && (await tabs.count()) === 0;
    await (sameName ? tiles.nth(this.sameBefore(state, place)) : tiles.first()).click();
  }

  private sameBefore({ boards }: HarbourState, place: Place): number {
    const seat = place - FIRST_START;
    return boards.slice(0, seat).filter((board) => board === boards[seat]).length;
  }

  /** What is said of a place begins with its name; a button that is called like a character says no more. */
  private tile(name: string): Locator {
    return this.page.getByRole('button', { name: new RegExp(`^${escaped(name)}[,.]`, 'u') });
  }

  /** Something that can be chosen, by the beginning of what it is called. */
  private control(name: string): Locator {
    const begins = new RegExp(`^${escaped(name)}(,|\\.|$)`, 'iu');
    const among = (role: 'radio' | 'checkbox' | 'button') => this.page.getByRole(role, { name: begins });
    return among('radio').or(among('checkbox')).or(among('button'));
  }

  private button(name: string | RegExp): Locator {
    return this.page.getByRole('button', { name, exact: true, disabled: false });
  }

  /** The answers to the open question; a planner over the table has its own. */
  private get answers(): Locator {
    return this.page.getByRole('group', { name: TEXTS[this.language].board.answer, exact: true }).last();
  }

  private get primary(): Locator {
    return this.answers.getByRole('button').last();
  }

  private answerNamed(name: string): Locator {
    return this.page.getByRole('button', { name, exact: true }).last();
  }

  /** Whether the button can be pressed: a single answer is chosen already. */
  private async isReady(move?: HarbourMove): Promise<boolean> {
    if (move?.type === 'go') return false;
    return (await this.primary.getAttribute('aria-disabled')) !== 'true';
  }

  private give(button: Locator, made: number): Promise<void> {
    return makeMove(this.page, button, { made, stored: () => this.stored() });
  }
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

const whole = (text: string): RegExp => new RegExp(`^${escaped(text)}$`);
