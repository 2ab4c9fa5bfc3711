import { harbour } from '@/games/harbour';
import { powerIn, purchaseAt } from '@/games/harbour/ahead/power';
import { previewsOf, type Preview } from '@/games/harbour/ahead/preview';
import { questionOf } from '@/games/harbour/asked';
import { buildingId, BUILDINGS } from '@/games/harbour/cards/buildings';
import { frame, TURN } from '@/games/harbour/rules/frames';
import type { HarbourMove } from '@/games/harbour/move';
import { FIRST_START, held, NONE, type HarbourState } from '@/games/harbour/state';
import { playedAgain } from '@/scripts/records/outdated';
import { keptFailuresOf, readKeptFailure } from '../../../support/kept-failures';
import { changes, offered, wrongParts } from './figures';
import { after, happens, saidIn, showPositions } from './positions';

const nameOf = (place: number): string => (place < FIRST_START ? buildingId(place) : 'start');
const isGo = (state: HarbourState): boolean => questionOf(state) === 'go';
const previewed = (state: HarbourState, seat: number): Preview[] => [
  ...previewsOf(harbour.view(state, seat), seat).values(),
];

/** The table without the pawns that close a place: what it would give is told all the same. */
function opened(state: HarbourState, place: number): HarbourState {
  const open = harbour.clone(state);
  open.pawns = open.pawns.map((at) => (at === place ? NONE : at));
  return open;
}

/** What of a preview is not as it then really comes, with the place's name. */
function faultsOf(now: HarbourState, seat: number, preview: Preview): string[] {
  const { place, effect, power, goods } = preview;
  const go: HarbourMove = { type: 'go', place };
  const refusal = harbour.problem(now, seat, go);
  if (refusal?.problem !== preview.closed?.problem) return [`${nameOf(place)} closed`];
  const state = refusal === undefined ? now : opened(now, place);
  if (harbour.problem(state, seat, go) !== undefined) return [];
  const real = happens(state, preview.answers);
  const visited = { state, seat, preview, real };
  const fees = saidIn(real, 'feePaid').map(({ owner }) => owner);
  const gifted = saidIn(real, 'gifted').flatMap((gift) => (gift.seat === seat ? [] : [Number(gift.seat)]));
  const part = effect.join === 'or' ? undefined : purchaseAt(state, place);
  const buying = part && effect.parts.find((one) => one.part === 'buy');
  const comes = offered(visited);
  const as: Readonly<Record<string, boolean>> = {
    legal: real.refused === undefined,
    goods: goods.every(
      ({ from, to }, good) => from === held(state, seat, good) && to === held(real.state, seat, good),
    ),
    lost: goods.every(({ to, lost }, good) => lost >= 0 && to + lost === comes[good]),
    market: preview.space.join() === real.state.space.join(),
    power: power.from === powerIn(state, seat) && power.to === powerIn(real.state, seat, part),
    fee: fees.length <= 1 && fees.every((owner) => owner === preview.fee),
    gainers: preview.gainers.map((one) => one.seat).join() === gifted.join(),
    buying: buying === undefined || buying.possible === (questionOf(real.state) === 'ship'),
    nothing: preview.nothing === !(changes(visited) || canBuyIn(state, preview)),
  };
  const wrong = Object.keys(as).filter((name) => as[name] !== true);
  return [...wrong, ...wrongParts(visited)].map((name) => `${nameOf(place)} ${name}`);
}

/** Whether some question of the visit can be answered with a purchase. */
function canBuyIn(before: HarbourState, { answers }: Preview): boolean {
  let state = before;
  return answers.some((answer) => {
    state = happens(state, [answer]).state;
    return ['ship', 'goodsOrPurchase'].includes(questionOf(state) ?? '');
  });
}

/**
 * The most buying power that any way of answering reaches, with nothing left out but a fee that is paid first so that the
 * action cannot be; others give what helps least. Ways that come to the same table are followed once.
 */
function mostPower(begun: HarbourState, seat: number, preview: Preview): number {
  const part = preview.effect.join === 'or' ? undefined : purchaseAt(begun, preview.place);
  const known = new Map<string, number>();
  const most = (state: HarbourState): number => {
    const question = questionOf(state);
    const [asked] = harbour.waitingFor(state);
    const over = question === 'go' || question === 'ship' || question === 'abilityOrEnd';
    if (over || asked === undefined) return powerIn(state, seat, part);
    const powers = harbour.moves(state, asked).flatMap((move) => {
      if (move.type === 'ship' || move.type === 'inland') return [];
      const real = happens(state, [{ seat: asked, move }]);
      const spoils = question === 'feeNowOrLater' && saidIn(real, 'nothing').length > 0;
      return spoils && move.type === 'pay' ? [] : [remembered(real.state)];
    });
    return asked === seat ? Math.max(...powers) : Math.min(...powers);
  };
  const remembered = (state: HarbourState): number => {
    const table = JSON.stringify(state);
    const power = known.get(table) ?? most(state);
    known.set(table, power);
    return power;
  };
  return remembered(begun);
}

describe('what a preview tells', () => {
  it('is what then happens, in thousands of positions', () => {
    const faults: string[] = [];
    const places = new Set<string>();
    const positions = showPositions({ games: 60, seed: 'preview', every: 3, fits: isGo }, (state, seat) => {
      for (const preview of previewed(state, seat)) {
        if (preview.closed === undefined) places.add(nameOf(preview.place));
        faults.push(...faultsOf(state, seat, preview));
      }
    });
    expect(faults).toEqual([]);
    expect(positions).toBeGreaterThan(2000);
    expect([...places].sort()).toEqual([...BUILDINGS.map(({ id }) => id), 'start'].sort());
  });

  it.each(keptFailuresOf('harbour'))(
    'is what then happens in %s, in which a mistake was found once',
    (name) => {
      const kept = readKeptFailure('harbour', name);
      const { state } = playedAgain(harbour, { ...kept, moves: kept.moves.slice(0, -1) });
      const now = state as HarbourState;
      const [seat = 0] = harbour.waitingFor(now);
      if (!isGo(now)) return;
      expect(previewed(now, seat).flatMap((preview) => faultsOf(now, seat, preview))).toEqual([]);
    },
  );

  it('is the best that any answers make of the buying power', () => {
    const worse: string[] = [];
    let turned = 0;
    showPositions({ games: 40, seed: 'best', every: 15, fits: isGo }, (state, seat) => {
      for (const preview of previewed(state, seat)) {
        const { place, closed, power } = preview;
        if (closed !== undefined) continue;
        if (nameOf(place) === 'traders-guild') turned += 1;
        const most = mostPower(after(state, seat, { type: 'go', place }), seat, preview);
        if (most !== power.to) worse.push(`${nameOf(place)} ${power.to} of ${most}`);
      }
    });
    expect(worse).toEqual([]);
    expect(turned).toBeGreaterThan(20);
  });

  it('is for those who wait what it would be if they were to move next', () => {
    const faults: string[] = [];
    showPositions(
      { games: 12, seed: 'wait', every: 40, fits: (state) => state.offers.length === 0 },
      (state, seat) => {
        const other = (seat + 1) % state.seats;
        const turn = harbour.clone(state);
        const whole = questionOf(state) !== 'fill' && !state.display.includes(-1);
        Object.assign(turn, { active: other, stack: [frame(TURN)], fee: -1, abilityUsed: false });
        Object.assign(turn, { money: 0, shipped: 0, cargo: [0, 0, 0, 0], soldInland: false });
        const waiting = previewed(state, other);
        if (!whole) return;
        for (const preview of waiting) faults.push(...faultsOf(turn, other, preview));
      },
    );
    expect(faults).toEqual([]);
  });
});
