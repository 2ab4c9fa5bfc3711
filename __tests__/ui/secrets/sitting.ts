import { act, screen } from '@testing-library/react-native';
import type { Seat } from '@/engine/game';
import type { CardId } from '@/games/packet-row/cards';
import type { PacketRowState } from '@/games/packet-row/state';
import { Match } from '@/match/match';
import { savedMatches } from '@/match/store';
import { tracesIn, type Trace } from '../../support/card-marks';
import { hiddenFrom } from '../../support/hidden-cards';
import { wholeMatch } from '../../support/whole-match';
import { letTimePass } from '../screens/clock';
import { finishDrawing } from '../screens/liftCurtain';
import { soon } from '../screens/patience';
import { everythingOnScreen, isThere, labelOf, press, pressWhenThere } from './wholeScreen';

const CURTAIN = /^Show (.+)’s hand/;
const opened = jest.spyOn(savedMatches, 'open');

/** People around one device, and whoever searches all that it shows. */
export class Sitting {
  /** Who has lifted the curtain, as the screen has it. */
  holder: Seat | undefined;
  /** How many screens were searched. */
  searched = 0;
  /** How often a card was found on them that only its owner may see: the search can find what it searches for. */
  secretsFound = 0;

  private constructor(private match: Match) {}

  /** From home to the first curtain of the one game that is stored. */
  static async begin(): Promise<Sitting> {
    return new Sitting(await playOn());
  }

  get game() {
    return wholeMatch(this.match);
  }

  get state(): PacketRowState {
    return this.game.play.state as PacketRowState;
  }

  private search(): readonly Trace[] {
    this.searched += 1;
    return tracesIn(everythingOnScreen());
  }

  /** Nothing is on screen that is hidden from whoever looks; the cards that are. */
  look = (where: string): ReadonlySet<CardId> => {
    const found = this.search();
    const hidden = hiddenFrom(this.holder, this.game);
    const leaks = found.filter(({ card }) => hidden.has(card));
    expect({ ...this.at(where), leaks }).toEqual({ ...this.at(where), leaks: [] });
    return new Set(found.map(({ card }) => card));
  };

  /** No card at all is on screen. */
  lookForNone(where: string): void {
    expect({ ...this.at(where), leaks: this.search() }).toEqual({ ...this.at(where), leaks: [] });
  }

  private at(where: string) {
    return { where, looking: this.holder, moves: this.game.play.moves.length };
  }

  /** Under the curtain nobody's cards are there; once it is lifted, those of the person are, every one. */
  liftCurtain(): void {
    this.holder = undefined;
    this.lookForNone('curtain');
    this.pressTwice(() => this.lookForNone('curtain, pressed once'));
  }

  /** The open table shows no hand; once the small curtain is lifted, every card of the person's is there. */
  turnHandUp(): void {
    this.holder = undefined;
    this.look('hand covered');
    this.pressTwice(() => this.look('hand covered, pressed once'));
  }

  private pressTwice(between: () => void): void {
    const [, name] = CURTAIN.exec(labelOf(CURTAIN)) ?? [];
    letTimePass();
    press(CURTAIN);
    between();
    letTimePass();
    press(/^Press again/);
    this.holder = this.game.table.seats.findIndex((seat) => seat.name === name);
    const found = this.look('board');
    const own = this.state.players[this.holder]?.hand ?? [];
    expect(own.filter((card) => !found.has(card))).toEqual([]);
    const secret = hiddenFrom(undefined, this.game);
    this.secretsFound += own.filter((card) => secret.has(card)).length;
  }

  get curtainIsDown(): boolean {
    return isThere(CURTAIN);
  }

  /** The move that was pressed is stored before it is shown. */
  async moved(before: number): Promise<void> {
    const until = performance.now() + soon.timeout;
    await act(async () => {
      while (this.game.play.moves.length === before) {
        if (performance.now() > until) throw new Error('the move was not made');
        await new Promise((resolve) => setTimeout(resolve, 0));
      }
    });
  }

  /** Back at the table after the game was left. */
  async comeBack(): Promise<void> {
    this.match = await playOn();
  }
}

async function playOn(): Promise<Match> {
  await pressWhenThere(/^Play on: /);
  await screen.findByLabelText(CURTAIN, {}, soon);
  finishDrawing();
  const match: unknown = await opened.mock.results.at(-1)?.value;
  if (!(match instanceof Match)) throw new Error('the game was not opened');
  return match;
}
