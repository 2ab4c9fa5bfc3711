import type { Locator, Page } from 'playwright-core';
import type { Seat } from '@/engine/game';
import type { Language } from '@/engine/phrase';
import type { Play } from '@/engine/play';
import { rotterdam } from '@/games/rotterdam';
import { CASH, CASHIER, FORWARDER, MANUFACTURER, type Role } from '@/games/rotterdam/cards/roles';
import type { Colour, Position } from '@/games/rotterdam/cards/waterways';
import type { RotterdamMove } from '@/games/rotterdam/move';
import { rotterdamWords } from '@/games/rotterdam/phrases';
import type { Phase, RotterdamOptions, RotterdamState } from '@/games/rotterdam/state';
import { TEXTS } from '@/text';
import { botMove, type Bot } from '../../src/scripts/arena/bots';
import { moneyOf } from '../../src/ui/boards/money';
import { askedOn, makeMove, pressUntil, showNextMove, type Asked } from './moment';
import { liftCurtain, WORDS } from './play-packet-row';
import { seedOf } from './random-play';
import { storedPlay } from './stored-state';

export type RotterdamPlay = Play<RotterdamState, RotterdamMove, RotterdamOptions>;

/**
 * A table of Rotterdam on a page, played by its controls. What a sensible player would do is thought of by what the device
 * has stored; how it is done, by what the page shows.
 */
export class RotterdamPage {
  /** Every question that was answered through the page, and every kind of answer. */
  readonly answered = new Set<Phase>();
  readonly made = new Set<RotterdamMove['type']>();
  private readonly seed = seedOf('rotterdam-page');

  constructor(
    readonly page: Page,
    private readonly language: Language,
    /** The game that is played; the one that was played last, unless named. */
    private readonly id?: string,
    /** Who thinks of what a sensible player would do: the better, the shorter the game. */
    private readonly bot: Bot = 'greedy',
  ) {}

  private get text() {
    return TEXTS[this.language].games.rotterdam.board;
  }

  private get words() {
    return rotterdamWords[this.language];
  }

  play(): Promise<RotterdamPlay> {
    return storedPlay(this.page, rotterdam, this.id);
  }

  private async stored(): Promise<number> {
    return (await this.play()).moves.length;
  }

  /** Waits for as long as the table takes to come to a person. */
  async asked(): Promise<Asked> {
    const { board, curtain } = TEXTS[this.language];
    // A hand alone may be covered and lifted while questions are answered.
    const signs = {
      curtain: whole(curtain.pause),
      tap: whole(WORDS[this.language].nextMove),
      answer: whole(board.answer),
    };
    return askedOn(this.page, signs, () => this.stored());
  }

  /** Looks at the page whenever it asks for something; so many answers at most. */
  async playOn(most: number, look?: (asked: Asked) => Promise<void>): Promise<void> {
    for (let answers = 0; answers < most; answers += 1) {
      if ((await this.decide(look)) === 'over') return;
    }
  }

  /** Does what is asked for. */
  async decide(look?: (asked: Asked) => Promise<void>): Promise<Asked> {
    const asked = await this.asked();
    await look?.(asked);
    if (asked === 'curtain') await this.liftCurtain();
    if (asked === 'tap') await showNextMove(this.page, this.button(WORDS[this.language].nextMove));
    if (asked === 'answer') await this.answer();
    return asked;
  }

  sensible({ state, moves }: RotterdamPlay, seat: Seat): RotterdamMove {
    const view = rotterdam.view(state, seat);
    const asked = { game: rotterdam, view, seat, seed: this.seed, moveNumber: moves.length };
    return botMove(this.bot, asked) as RotterdamMove;
  }

  /**
   * Answers the open question as a sensible player would, or by this move; where wanted, looks at the page while the answer
   * is only in mind.
   */
  async answer(wanted?: RotterdamMove, look?: () => Promise<void>): Promise<void> {
    const play = await this.play();
    const { state } = play;
    const [seat] = rotterdam.waitingFor(state);
    if (seat === undefined) return;
    const move = wanted ?? this.sensible(play, seat);
    this.answered.add(state.phase);
    this.made.add(move.type);
    const button = await this.haveInMind(move);
    await look?.();
    await this.give(button, play.moves.length);
  }

  /** Chooses what the move needs, lifting the hand for it where it has to be seen; hands back the button that makes it. */
  async haveInMind(move: RotterdamMove): Promise<Locator> {
    const { state } = await this.play();
    const [seat = 0] = rotterdam.waitingFor(state);
    if (!rotterdam.isOpenMove(move)) await this.turnHandUp();
    return this.prepare(state, seat, move);
  }

  /** Gives the answer that is in mind. */
  async press(): Promise<void> {
    await this.give(this.primary, (await this.play()).moves.length);
  }

  /** One card more in the deal that is in mind. */
  async oneCardMore(): Promise<void> {
    const what = this.text.trade.howMany;
    await this.button(TEXTS[this.language].common.more({ what })).click();
  }

  liftCurtain(): Promise<void> {
    return liftCurtain(this.page, WORDS[this.language]);
  }

  /** Whoever needs the hand lifts what covers it. */
  async turnHandUp(): Promise<boolean> {
    const covered = this.page.getByRole('button', { name: WORDS[this.language].show });
    if ((await covered.count()) === 0) return false;
    await this.liftCurtain();
    return true;
  }

  /** A phone's hand is covered again on its sheet. */
  async hideHand(): Promise<void> {
    const { act, hand } = { ...TEXTS[this.language].board, hand: this.text.hand };
    await this.turnTo('hand');
    await this.beginning(`${hand.look}:`).click();
    await this.button(act.hide).click();
    await this.page.getByRole('dialog').waitFor({ state: 'detached' });
    // With the hand its page is left too.
    const onHand = this.page.getByRole('switch', { name: this.text.toggles.hand, checked: true });
    await onHand.waitFor({ state: 'detached' });
  }

  /** Turns a phone's shelf to another page, or back to the question. */
  turnTo(page: 'orders' | 'market' | 'hand'): Promise<void> {
    const name = new RegExp(`^${this.text.toggles[page]}`);
    return this.page.getByRole('switch', { name }).click();
  }

  haveRoleInMind(role: Role): Promise<void> {
    return this.choose(this.words.role(role));
  }

  /** While the captain is only thought of, a tablet tries the colours. */
  tryColour(colour: Colour): Promise<void> {
    const { roles } = this.text;
    const [name = ''] = roles
      .tryColour({ colour: this.words.colour(colour), ships: { least: 0, most: 0 } })
      .split(':');
    return this.choose(`${name}:`);
  }

  /** Touches something on the map that nothing is asked about. */
  async lookAt(what: 'ship' | 'field' | 'harbour'): Promise<void> {
    const { owners } = (await this.play()).state;
    const at = this.words.position(owners.findIndex((owner) => owner >= 0 === (what === 'ship')));
    const name = {
      ship: new RegExp(`^[^.]* ${at}[,.]`, 'u'),
      field: new RegExp(`^${at}, `, 'u'),
      harbour: new RegExp(`^${this.words.harbour(0)}, `, 'u'),
    }[what];
    await this.page.getByRole('button', { name }).first().click();
  }

  /** Chooses on the page what the move needs, and hands back the button that makes it. */
  private async prepare(state: RotterdamState, seat: Seat, move: RotterdamMove): Promise<Locator> {
    const { words, text } = this;
    const { roles } = text;
    switch (move.type) {
      case 'launch':
        await this.choose(roles.shipowner.start({ at: words.position(move.at) }));
        await this.choose(words.raw(move.raw));
        return this.primary;
      case 'bid': {
        const more = this.button(TEXTS[this.language].common.more({ what: roles.bid.yours }));
        for (let bid = state.action.bid + 1; bid < move.amount; bid += 1) await more.click();
        return this.primary;
      }
      case 'work':
        await this.choose(words.role(move.role));
        return this.primary;
      case 'forward':
        await this.chooseOrder(state, seat, move.order);
        return this.primary;
      case 'cash':
        await this.chooseWithin(state, seat, CASHIER, this.money(CASH[move.place] ?? 0));
        return this.primary;
      case 'build':
        await this.chooseWithin(state, seat, MANUFACTURER, words.harbour(move.harbour));
        return this.primary;
      case 'takeFree':
        return this.button(roles.shipowner.spokenFree({ raw: words.raw(move.raw) }));
      case 'buyRaw':
        return this.beginning(roles.shipowner.spokenBuy({ raw: words.raw(move.raw), money: '' }));
      case 'sellRaw':
        return this.beginning(roles.shipowner.spokenSell({ raw: words.raw(move.raw), money: '' }));
      case 'place':
        await this.choose(roles.shipowner.start({ at: words.position(move.at) }));
        return this.primary;
      case 'load': {
        const from = { free: roles.load.free, stock: roles.load.fromStock, market: '' }[move.from];
        await this.choose(`${words.raw(move.raw)}, ${from}`);
        return this.primary;
      }
      case 'loadNothing':
        await this.choose(roles.load.nothing);
        return this.primary;
      case 'colour':
        await this.choose(words.colour(move.colour));
        return this.primary;
      case 'sail':
        await this.chooseWay(state, seat, move.at, move.to);
        return this.primary;
      case 'stay':
        await this.choose(roles.sail.stay({ at: words.position(move.at) }));
        return this.primary;
      case 'takeCard':
        await this.choose(this.shipCardNamed(move.card));
        return this.primary;
      case 'drawCard':
        await this.choose(text.shipCards.drawSpoken({ count: state.deck.length }));
        return this.primary;
      case 'factory':
        await this.chooseFactory(state, move.owner);
        return this.primary;
      case 'buy':
        await this.choose(
          text.trade.buySpoken({
            product: words.product(move.product),
            price: this.money(state.prices[move.product] ?? 0),
          }),
        );
        return this.primary;
      case 'sell':
        await this.choose(
          text.trade
            .sellSpoken({
              product: words.product(move.product),
              price: this.money(state.prices[move.product] ?? 0),
              count: 0,
            })
            .split(',')[0] ?? '',
        );
        return this.primary;
      case 'play':
        await this.aim(state, seat, move);
        return this.primary;
      case 'partner':
        await this.choose(`${words.position(move.at)},`);
        return this.primary;
      case 'pass':
      case 'finish':
      case 'unload':
        return this.ending(move);
    }
  }

  /** A role whose worker says at once what for: the detail is asked for only where there is a choice. */
  private async chooseWithin(state: RotterdamState, seat: Seat, role: Role, detail: string): Promise<void> {
    const type = role === CASHIER ? 'cash' : 'build';
    await this.choose(this.words.role(role));
    const ways = rotterdam.moves(state, seat).filter((move) => move.type === type);
    if (ways.length > 1) await this.choose(detail);
  }

  private async chooseWay(state: RotterdamState, seat: Seat, at: Position, to: Position): Promise<void> {
    const { sail } = this.text.roles;
    const names = { at: this.words.position(at), to: this.words.position(to) };
    const ships = new Set(
      rotterdam
        .moves(state, seat)
        .map((move) => (move.type === 'sail' || move.type === 'stay' ? move.at : at)),
    );
    await this.choose(ships.size > 1 ? sail.fromTo(names) : sail.to(names));
  }

  private async chooseFactory(state: RotterdamState, owner: Seat): Promise<void> {
    // Names are those of the table, which the stored game does not tell: owners stand in the order of the moves.
    const [seat = 0] = rotterdam.waitingFor(state);
    const at = rotterdam
      .moves(state, seat)
      .findIndex((move) => move.type === 'factory' && move.owner === owner);
    await this.page.getByRole('radio').nth(at).click();
  }

  /** A ship card: taken in mind from the hand, aimed at its ship, then at what else it needs. */
  private async aim(state: RotterdamState, seat: Seat, play: Extract<RotterdamMove, { type: 'play' }>) {
    const name = this.shipCardNamed(play.card);
    const held = this.beginning(name).last();
    if ((await held.count()) === 0)
      await this.page.getByRole('switch', { name: this.text.hand.heads }).click();
    await held.click();
    await this.choose(`${this.words.position(play.at)},`);
    const after = rotterdam.clone(state);
    rotterdam.apply(after, seat, play, { random: { below: () => 0 } });
    const { aim } = this.text;
    if (play.raw !== undefined) await this.choose(this.words.raw(play.raw));
    else if (play.to !== undefined) {
      const told = { at: this.words.position(play.to), colour: '' };
      await this.choose(aim.wayTo(told), aim.wayBack(told));
    } else if (after.phase === 'partner') {
      const partner = rotterdam.moves(after, seat).find((move) => move.type === 'partner');
      if (partner?.type !== 'partner') return;
      // The same ships stand among those that the card may be aimed at first.
      const others = this.page.getByRole('group', { name: aim.otherShip });
      await others.getByRole('radio', { name: new RegExp(`^${this.words.position(partner.at)},`) }).click();
    }
  }

  private async chooseOrder(state: RotterdamState, seat: Seat, order: number): Promise<void> {
    await this.choose(this.words.role(FORWARDER));
    const ways = rotterdam.moves(state, seat).filter(({ type }) => type === 'forward');
    if (ways.length < 2) return;
    const slips = this.page.getByRole('radio', { name: SPOKEN_ORDER });
    await slips.nth(state.orders.indexOf(order)).click();
  }

  private shipCardNamed(card: number): string {
    return this.text.cards.shipCardSpoken({ card: this.words.shipCard(card), effect: '' }).trim();
  }

  private money(amount: number): string {
    return moneyOf('€')(this.language)(amount);
  }

  /** Something that can be chosen, by the beginning of what it is called. */
  private async choose(...names: readonly string[]): Promise<void> {
    const name = new RegExp(`^(${names.map(escaped).join('|')})`, 'iu');
    const control = this.page.getByRole('radio', { name, disabled: false }).first();
    await control.waitFor();
    // What is chosen already would be put back by another touch; some choices lead to another page at once.
    const isChosen = ([found]: readonly Element[]) =>
      found === undefined || found.getAttribute('aria-checked') === 'true';
    await pressUntil(control, () => control.evaluateAll(isChosen));
  }

  private beginning(name: string): Locator {
    return this.page.getByRole('button', {
      name: new RegExp(`^${escaped(name.trim())}`, 'iu'),
      disabled: false,
    });
  }

  private button(name: string | RegExp): Locator {
    return this.page.getByRole('button', { name, exact: true, disabled: false });
  }

  private get answers(): Locator {
    return this.page.getByRole('group', { name: TEXTS[this.language].board.answer, exact: true }).last();
  }

  private get primary(): Locator {
    return this.answers.getByRole('button').last();
  }

  /** The end of a turn stands beside the answer, or alone. */
  private ending({ type }: RotterdamMove): Locator {
    return type === 'unload' ? this.primary : this.answers.getByRole('button').first();
  }

  private give(button: Locator, made: number): Promise<void> {
    return makeMove(this.page, button, { made, stored: () => this.stored() });
  }
}

/** What an order is called where it can be touched. */
export const SPOKEN_ORDER = /^\d+ (points?|Punkte?):/u;

/** Spaces that do not break are spaces in what a control is called. */
const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s/gu, '\\s');

const whole = (text: string): RegExp => new RegExp(`^${escaped(text)}$`, 'u');
