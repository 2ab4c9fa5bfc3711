import type { GameEvent } from '@/engine/events';
import { CAPTAIN } from '@/games/rotterdam/cards/roles';
import { said } from '@/games/rotterdam/events';
import { rotterdamPhrase } from '@/games/rotterdam/phrases';
import { rotterdam } from '@/games/rotterdam';
import { turnSentence } from '@/ui/boards/rotterdam/model/news';
import { weightOf } from '@/ui/boards/rotterdam/model/weight';
import { pointsOf } from '../../../games/rotterdam/named';
import { table } from '../../../games/rotterdam/scenario';

const BEN = 1;
const names = ['Anna', 'Ben', 'Cedric'];

interface Turn {
  readonly is: string;
  readonly events: readonly GameEvent[];
  readonly told: string;
}

const TURNS: readonly Turn[] = [
  {
    is: 'a captain’s',
    events: [
      said(BEN, rotterdamPhrase('works', { seat: BEN, role: CAPTAIN })),
      said(BEN, rotterdamPhrase('choseColour', { seat: BEN, colour: 0 })),
      said(BEN, rotterdamPhrase('sailed', { owner: BEN, at: 0, to: 4 })),
    ],
    told: 'Ben, Captain: red, 1 ship sailed.',
  },
  {
    is: 'a cashier’s',
    events: [said(BEN, rotterdamPhrase('cashed', { seat: BEN, amount: 3 }))],
    told: 'Ben, Cashier: took €3.',
  },
  {
    is: 'a forwarder’s',
    events: [said(BEN, rotterdamPhrase('forwarded', { seat: BEN, order: 0 }))],
    told: `Ben, Forwarder: filled petrol and plastic for ${pointsOf('petrol-plastic')} points.`,
  },
  {
    is: 'a manufacturer’s',
    events: [said(BEN, rotterdamPhrase('built', { seat: BEN, harbour: 2, price: 10 }))],
    told: 'Ben, Manufacturer: built in Merwe for €10.',
  },
];

const view = rotterdam.view(table(3).state, 0);
const listener = {
  view,
  asked: 0,
  actor: 0,
  language: 'en',
  name: (seat: number) => names[seat] ?? '',
} as const;

it.each(TURNS)('$is turn is told in one sentence', ({ events, told }) => {
  expect(turnSentence(events, listener)).toBe(told);
});

it('a bid is no turn, and told as it is', () => {
  const bid = said(BEN, rotterdamPhrase('bid', { seat: BEN, amount: 2 }));
  expect(turnSentence([bid], listener)).toBeUndefined();
});

describe('of many turns', () => {
  const works = said(BEN, rotterdamPhrase('works', { seat: BEN, role: CAPTAIN }));
  const usual = weightOf([works]);
  const eventsOf = (who: string) => TURNS.find(({ is }) => is === who)?.events ?? [];

  it.each(['a forwarder’s', 'a manufacturer’s'])('%s matters more than a usual one', (who) => {
    expect(weightOf(eventsOf(who))).toBeGreaterThan(usual);
  });

  it('a bid matters less than a usual one, and that somebody passed least', () => {
    const bid = weightOf([said(BEN, rotterdamPhrase('bid', { seat: BEN, amount: 2 }))]);
    const passed = weightOf([said(BEN, rotterdamPhrase('passed', { seat: BEN }))]);
    expect(usual).toBeGreaterThan(bid);
    expect(bid).toBeGreaterThan(passed);
  });
});
