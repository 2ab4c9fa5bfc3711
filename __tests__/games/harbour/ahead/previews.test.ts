import { harbour } from '@/games/harbour';
import { powerIn, purchaseAt } from '@/games/harbour/ahead/power';
import { previewsOf, type Preview } from '@/games/harbour/ahead/preview';
import { questionOf } from '@/games/harbour/asked';
import { buildingId, BUILDINGS } from '@/games/harbour/cards/buildings';
import { GAINS_MORE } from '@/games/harbour/cards/player-boards';
import { frame, TURN } from '@/games/harbour/rules/frames';
import { FIRST_START, held, limitOf, playerBoardOf, type HarbourState } from '@/games/harbour/state';
import { after, happens, showPositions, type Happened } from './positions';

const nameOf = (place: number): string => (place < FIRST_START ? buildingId(place) : 'start');
const isGo = (state: HarbourState): boolean => questionOf(state) === 'go';
const previewed = (state: HarbourState, seat: number): Preview[] => [
  ...previewsOf(harbour.view(state, seat), seat).values(),
];

const saidIn = ({ events }: Happened, key: string) =>
  events.flatMap((event) => (event.type === 'said' && event.phrase.key === key ? [event.phrase.args] : []));

/** What of a preview is not as it then really comes, with the place's name. */
function faultsOf(state: HarbourState, seat: number, preview: Preview): string[] {
  const { place, effect, power } = preview;
  const refusal = harbour.problem(state, seat, { type: 'go', place });
  if (refusal !== undefined || preview.closed !== undefined) {
    return refusal?.problem === preview.closed?.problem ? [] : [`${nameOf(place)} closed`];
  }
  const real = happens(state, preview.answers);
  const fees = saidIn(real, 'feePaid').map(({ owner }) => owner);
  const gifted = saidIn(real, 'gifted').flatMap((gift) => (gift.seat === seat ? [] : [Number(gift.seat)]));
  const part = effect.join === 'or' ? undefined : purchaseAt(state, place);
  const buying = part && effect.parts.find((one) => one.part === 'buy');
  const as: Readonly<Record<string, boolean>> = {
    legal: real.refused === undefined,
    goods: preview.goods.every(
      ({ from, to }, good) => from === held(state, seat, good) && to === held(real.state, seat, good),
    ),
    market: preview.space.join() === real.state.space.join(),
    power: power.from === powerIn(state, seat) && power.to === powerIn(real.state, seat, part),
    fee: fees.length <= 1 && fees.every((owner) => owner === preview.fee),
    gainers: preview.gainers.map((one) => one.seat).join() === gifted.join(),
    buying: buying === undefined || buying.possible === (questionOf(real.state) === 'ship'),
  };
  return Object.keys(as).flatMap((name) => (as[name] === true ? [] : [`${nameOf(place)} ${name}`]));
}

/** Units by good that the answers of the seat themselves pay (below nothing) or gain. */
function answered({ answers }: Preview, seat: number): number[] {
  const units = [0, 0, 0, 0];
  const change = (good: number, by: number) => {
    units[good] = (units[good] as number) + by;
  };
  for (const { seat: by, move } of answers) {
    if (by === seat && move.type === 'pay') change(move.good, -1);
    if (by === seat && move.type === 'gain') change(move.good, 1);
  }
  return units;
}

const GIVING: readonly string[] = [
  'gain',
  'perSymbol',
  'convert',
  'gainOnSpace',
  'raise',
  'reverse',
  'replace',
  'others',
];

/** Where only goods are given and paid: what the effect says, what was lost and what is held afterwards, by good. */
function accountOf(preview: Preview, seat: number): string[] {
  const given = answered(preview, seat);
  for (const part of preview.effect.parts) {
    const paid = part.part === 'convert' && part.short.every((units) => units === 0) ? part.pay : [];
    const comes = part.part === 'convert' && paid.length === 0 ? [] : 'goods' in part ? part.goods : [];
    given.forEach((units, good) => {
      given[good] = units + (comes[good] ?? 0) - (paid[good] ?? 0);
    });
  }
  return preview.goods.flatMap(({ from, to, lost }, good) =>
    from + (given[good] as number) - lost === to ? [] : [nameOf(preview.place)],
  );
}

/**
 * The most buying power that any way of answering reaches, with nothing left out but a fee that is paid first so that the
 * action cannot be; others give what helps least.
 */
function mostPower(state: HarbourState, seat: number, preview: Preview): number {
  const question = questionOf(state);
  const [asked] = harbour.waitingFor(state);
  const part = preview.effect.join === 'or' ? undefined : purchaseAt(state, preview.place);
  const over = question === 'go' || question === 'ship' || question === 'abilityOrEnd';
  if (over || asked === undefined) return powerIn(state, seat, part);
  const powers = harbour.moves(state, asked).flatMap((move) => {
    if (move.type === 'ship' || move.type === 'inland') return [];
    const real = happens(state, [{ seat: asked, move }]);
    const spoils = question === 'feeNowOrLater' && saidIn(real, 'nothing').length > 0;
    return spoils && move.type === 'pay' ? [] : [mostPower(real.state, seat, preview)];
  });
  return asked === seat ? Math.max(...powers) : Math.min(...powers);
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

  it('adds up: what is held, given, paid and lost', () => {
    const faults: string[] = [];
    let lost = 0;
    showPositions({ games: 40, seed: 'account', every: 12, fits: isGo }, (state, seat) => {
      if ((GAINS_MORE[playerBoardOf(state, seat)] ?? -1) >= 0) return;
      for (const preview of previewed(state, seat)) {
        const { effect, goods, answers } = preview;
        const plain = effect.parts.every(({ part }) => GIVING.includes(part));
        if (!plain || answers.length === 0) continue;
        faults.push(...accountOf(preview, seat));
        lost += goods.filter((stock) => stock.lost > 0 && stock.to <= limitOf(state, seat)).length;
      }
    });
    expect(faults).toEqual([]);
    expect(lost).toBeGreaterThan(100);
  });

  it('is the best that any answers make of the buying power', () => {
    const worse: string[] = [];
    showPositions({ games: 40, seed: 'best', every: 15, fits: isGo }, (state, seat) => {
      for (const preview of previewed(state, seat)) {
        const { place, closed, power } = preview;
        // Turning up to four units has ten thousand ways.
        if (closed !== undefined || nameOf(place) === 'traders-guild') continue;
        const most = mostPower(after(state, seat, { type: 'go', place }), seat, preview);
        if (most !== power.to) worse.push(`${nameOf(place)} ${power.to} of ${most}`);
      }
    });
    expect(worse).toEqual([]);
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
