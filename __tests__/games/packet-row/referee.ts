import { cardsOf, deliveryFault } from './referee/delivery';
import {
  AREAS,
  type Area,
  type ByArea,
  type PublishedCard,
  type PublishedMove,
  type Transcript,
} from './referee/published';
import { scoresOf, winnersOf } from './referee/score';

interface Row {
  /** The next card first. */
  readonly deck: string[];
  current: string[];
  future: string[];
  readonly discards: string[];
}

interface House {
  readonly hand: Set<string>;
  readonly ships: Set<string>;
  money: number;
  piece: boolean;
}

type Stage =
  | { readonly at: 'choosing' | 'over' }
  | { readonly at: 'asking'; readonly area: Area; readonly queue: readonly number[] }
  | { readonly at: 'answering' | 'last call'; readonly area: Area }
  | { readonly at: 'closing'; readonly queue: readonly number[] };

const SIZE: Readonly<Record<number, number>> = { 2: 2, 3: 2, 4: 3, 5: 4 };
const SHORT_AREAS_THAT_END: Readonly<Record<number, number>> = { 2: 1, 3: 1, 4: 2, 5: 3 };

/** Replays a game by the rules page alone. It shares no code with the game and works on the transcript's names. */
export class Referee {
  readonly rows: ByArea<Row>;
  readonly houses: readonly House[];
  readonly outOfGame: string[] = [];
  harbourMaster: number;
  private stage: Stage = { at: 'choosing' };
  private chosen: Area[] = [];
  private readonly cards: Readonly<Record<string, PublishedCard>>;

  constructor({ cards, players, start }: Pick<Transcript, 'cards' | 'players' | 'start'>) {
    this.cards = cards;
    this.harbourMaster = start.harbourMaster;
    const row = (area: Area): Row => ({
      deck: [...start.decks[area]],
      current: [...start.current[area]],
      future: [...start.future[area]],
      discards: [],
    });
    this.rows = {
      guildhall: row('guildhall'),
      docks: row('docks'),
      market: row('market'),
      bank: row('bank'),
    };
    this.houses = Array.from({ length: players }, (_, seat) => ({
      hand: new Set(start.hands[seat]),
      ships: new Set<string>(),
      money: 25,
      piece: true,
    }));
  }

  /** Who owes a decision. */
  waitingFor(): number[] {
    const { stage } = this;
    if (stage.at === 'over') return [];
    if (stage.at === 'asking' || stage.at === 'closing') return stage.queue.slice(0, 1);
    return [this.harbourMaster];
  }

  /** Why the seat may not make this move; undefined when it may. */
  fault(seat: number, move: PublishedMove): string | undefined {
    const { stage } = this;
    const asked = this.waitingFor().includes(seat);
    switch (move.type) {
      case 'choose':
        if (stage.at !== 'choosing' || !asked) return 'PR-10 not choosing';
        return this.choosable().includes(move.area) ? undefined : 'PR-10 not to be chosen';
      case 'take':
        return asked ? this.takeFault(seat, move) : 'PR-11 not asked';
      case 'decline':
        return asked && (stage.at === 'asking' || stage.at === 'answering') ? undefined : 'PR-11 not asked';
      case 'pass':
        return asked && stage.at === 'last call' ? undefined : 'PR-14 no last call';
      case 'done':
        return asked && stage.at === 'closing' ? undefined : 'PR-50 not asked whether done';
      case 'cash':
        if (!this.isActive(seat)) return 'PR-50 acts no more';
        return this.house(seat).hand.has(move.card) && this.card(move.card).kind === 'money'
          ? undefined
          : 'PR-30 no such money card';
      case 'deliver':
        if (!this.isActive(seat)) return 'PR-50 acts no more';
        return deliveryFault(move, this.house(seat), (id) => this.card(id));
    }
  }

  play(seat: number, move: PublishedMove): void {
    const fault = this.fault(seat, move);
    if (fault !== undefined) throw new Error(`seat ${seat}: ${JSON.stringify(move)}: ${fault}`);
    const house = this.house(seat);
    switch (move.type) {
      case 'choose': {
        this.choose(move.area);
        return;
      }
      case 'take':
        this.take(house, move);
        {
          this.afterAnswer(true);
          return;
        }
      case 'decline': {
        this.afterAnswer(false);
        return;
      }
      case 'pass': {
        this.endRound();
        return;
      }
      case 'done': {
        this.afterDone();
        return;
      }
      case 'cash': {
        this.cash(house, move.card);
        return;
      }
      case 'deliver':
        for (const id of cardsOf(move)) this.discard(house, id);
        for (const id of move.contracts) house.money += this.card(id).reward ?? 0;
    }
  }

  /** PR-50 to PR-54, once everybody is done. */
  result(): Transcript['end'] {
    const scores = scoresOf(
      this.houses.map(({ hand, money }) => ({ hand: [...hand].map((id) => this.card(id)), cash: money })),
    );
    return { scores, winners: winnersOf(scores) };
  }

  private card(id: string): PublishedCard {
    const card = this.cards[id];
    if (card === undefined) throw new Error(`there is no card ${id}`);
    return card;
  }

  private house(seat: number): House {
    const house = this.houses[seat];
    if (house === undefined) throw new Error(`there is no seat ${seat}`);
    return house;
  }

  private isActive(seat: number): boolean {
    if (this.stage.at === 'over') return false;
    return this.stage.at !== 'closing' || this.stage.queue.includes(seat);
  }

  private isBare(area: Area): boolean {
    return this.rows[area].current.length + this.rows[area].future.length === 0;
  }

  private choosable(): Area[] {
    return AREAS.filter((area) => !this.chosen.includes(area) && !this.isBare(area));
  }

  private othersWithPiece(): number[] {
    const count = this.houses.length;
    const clockwise = Array.from({ length: count - 1 }, (_, step) => (this.harbourMaster + 1 + step) % count);
    return clockwise.filter((seat) => this.house(seat).piece);
  }

  /** PR-11, PR-12, PR-14: the areas that whoever is asked may take from. */
  private offeredAreas(): Area[] {
    const { stage } = this;
    if (stage.at === 'asking' || stage.at === 'answering') return [stage.area];
    if (stage.at === 'last call') return [stage.area, ...this.choosable()];
    return [];
  }

  private takeFault(seat: number, move: { card: string; assistant?: string }): string | undefined {
    const house = this.house(seat);
    const rows = this.offeredAreas().map((area) => this.rows[area]);
    const isCurrent = rows.some((row) => row.current.includes(move.card));
    const isFuture = rows.some((row) => row.future.includes(move.card));
    if (!isCurrent && !isFuture) return 'PR-11, PR-14 not on offer';
    if (isCurrent && move.assistant !== undefined) return 'PR-18 no assistant for a current card';
    if (isFuture) {
      if (move.assistant === undefined) return 'PR-18 a future card needs an assistant';
      if (!house.hand.has(move.assistant) || this.card(move.assistant).kind !== 'assistant') {
        return 'PR-18 no such assistant';
      }
    }
    return (this.card(move.card).cost ?? 0) > house.money ? 'PR-16 cannot pay' : undefined;
  }

  private choose(area: Area): void {
    this.chosen.push(area);
    this.ask(area, this.othersWithPiece());
  }

  private ask(area: Area, queue: readonly number[]): void {
    if (queue.length > 0 && !this.isBare(area)) this.stage = { at: 'asking', area, queue };
    else this.turnToHarbourMaster(area);
  }

  private turnToHarbourMaster(area: Area): void {
    if (this.othersWithPiece().length > 0) {
      if (this.isBare(area)) this.chooseAgain();
      else this.stage = { at: 'answering', area };
    } else if (this.isBare(area) && this.choosable().length === 0) this.endRound();
    else this.stage = { at: 'last call', area };
  }

  private chooseAgain(): void {
    if (this.choosable().length === 0) this.endRound();
    else this.stage = { at: 'choosing' };
  }

  private take(house: House, move: { card: string; assistant?: string }): void {
    const area = this.card(move.card).area;
    if (area === undefined) throw new Error(`${move.card} lies in no area`);
    const row = this.rows[area];
    row.current = row.current.filter((id) => id !== move.card);
    row.future = row.future.filter((id) => id !== move.card);
    if (!this.chosen.includes(area)) this.chosen.push(area);
    if (move.assistant !== undefined) this.discard(house, move.assistant);
    house.money -= this.card(move.card).cost ?? 0;
    house.piece = false;
    (this.card(move.card).kind === 'ship' ? house.ships : house.hand).add(move.card);
  }

  private afterAnswer(took: boolean): void {
    const { stage } = this;
    if (stage.at === 'asking') this.ask(stage.area, stage.queue.slice(1));
    else if (took) this.endRound();
    else this.chooseAgain();
  }

  private endRound(): void {
    const size = SIZE[this.houses.length] ?? 0;
    for (const house of this.houses) house.piece = true;
    for (const area of this.chosen) {
      const row = this.rows[area];
      row.discards.push(...row.current);
      row.current = [...row.future, ...row.deck.splice(0, size - row.future.length)];
      row.future = row.deck.splice(0, 2);
    }
    this.chosen = [];
    const short = AREAS.filter((area) => this.rows[area].current.length < size).length;
    const count = this.houses.length;
    if (short >= (SHORT_AREAS_THAT_END[count] ?? 0)) {
      const queue = Array.from({ length: count }, (_, step) => (this.harbourMaster + step) % count);
      this.stage = { at: 'closing', queue };
    } else {
      this.harbourMaster = (this.harbourMaster + 1) % count;
      this.stage = { at: 'choosing' };
    }
  }

  private afterDone(): void {
    if (this.stage.at !== 'closing') return;
    const queue = this.stage.queue.slice(1);
    if (queue.length > 0) {
      this.stage = { at: 'closing', queue };
      return;
    }
    this.stage = { at: 'over' };
    for (const house of this.houses) {
      for (const id of house.hand) if (this.card(id).kind === 'money') this.cash(house, id);
    }
  }

  private cash(house: House, id: string): void {
    house.money += this.card(id).amount ?? 0;
    this.discard(house, id);
  }

  private discard(house: House, id: string): void {
    house.hand.delete(id);
    house.ships.delete(id);
    const { area } = this.card(id);
    if (area === undefined) this.outOfGame.push(id);
    else this.rows[area].discards.push(id);
  }
}
