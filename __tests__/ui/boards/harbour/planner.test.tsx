import { fireEvent, screen } from '@testing-library/react-native';
import { AccessibilityInfo } from 'react-native';
import { movesOf } from '@/games/harbour/ahead/planned';
import type { Plan } from '@/games/harbour/ahead/plan';
import { harbour } from '@/games/harbour';
import { buildingNamed, type BuildingId } from '@/games/harbour/cards/buildings';
import { GOODS, type GoodName } from '@/games/harbour/cards/goods';
import { words } from '@/games/harbour/phrases/words-en';
import { costing, priceOf, scenario, write, type Position } from '../../../games/harbour/scenario';
import { PHONE, showOn, TABLET, type WindowSize } from '../../windowSize';
import { seatAt } from './seated';

const [SIX, SEVEN, EIGHT, NINE] = [costing(6), costing(7), costing(8), costing(9)];
const MARKET = ['wood', 'fish', 'livestock', 'stone'] as const;
/** Where nothing but a purchase is asked; it adds two dollars. */
const SHOP = 'shipwrights-guild';
const EXTRA = 2;

beforeEach(() => showOn(PHONE));

const named = (building: BuildingId) => words.buildings[building];

/** Anna stands where she may ship and buy, and looks at the planner. */
function planning(
  position: Position,
  moves: readonly string[] = [`go ${SHOP}`],
  language: 'en' | 'de' = 'en',
) {
  const table = scenario({
    market: MARKET,
    display: [SHOP, SIX, SEVEN, EIGHT, NINE],
    ...position,
  }).play(...moves);
  const seated = seatAt(table, table.asked, { language });
  const written = () => seated.played.map((button) => button.map(write));
  return { ...seated, table, written };
}

type Role = 'checkbox' | 'radio' | 'button';
/** The planner lies above the table, which may say the same. */
function get(role: Role, name: RegExp | string) {
  const found = screen.getAllByRole(role, { name }).at(-1);
  if (found === undefined) throw new Error(`nothing is called ${String(name)}`);
  return found;
}
const tap = (role: Role, name: RegExp | string) => fireEvent.press(get(role, name));
const ship = (...goods: readonly GoodName[]) => {
  for (const good of goods) tap('checkbox', new RegExp(`^Ship ${good}`));
};
const ring = (...buildings: readonly BuildingId[]) => {
  for (const building of buildings) tap('checkbox', new RegExp(`^${named(building)}`));
};

const NOTHING: Plan = { inland: false, ship: [], buildings: [], keep: [], fill: [] };
const goods = (...names: readonly GoodName[]) => names.map((name) => GOODS.indexOf(name));

interface Row {
  readonly rule: string;
  readonly position: Position;
  /** How the table came to the question. */
  readonly moves?: readonly string[];
  readonly taps: () => void;
  readonly button: string;
  readonly plan: Partial<Plan>;
  readonly plays: readonly string[];
}

const bought = (...buildings: readonly BuildingId[]) => buildings.map(buildingNamed);

const ROWS: readonly Row[] = [
  {
    rule: 'HB-20 ships goods and buys a building',
    position: { goods: [{ stone: 5, wood: 2 }] },
    taps: () => {
      ship('stone', 'wood');
      ring(NINE);
    },
    button: `Ship 5 stone and 2 wood, buy ${named(NINE)}`,
    plan: { ship: goods('wood', 'stone'), buildings: bought(NINE) },
    plays: ['ship wood', 'ship stone', `buy ${NINE}`],
  },
  {
    rule: 'HB-21 a second tap takes a good and a building back',
    position: { goods: [{ stone: 5, wood: 2 }] },
    taps: () => {
      ship('stone', 'wood', 'wood');
      ring(SIX, SIX, SEVEN);
    },
    button: `Ship 5 stone, buy ${named(SEVEN)}`,
    plan: { ship: goods('stone'), buildings: bought(SEVEN) },
    plays: ['ship stone', `buy ${SEVEN}`],
  },
  {
    rule: 'HB-20 what a purchase adds counts: the Bank beside its good',
    position: { goods: [{ stone: 6 }], display: ['bank', SIX, SEVEN, EIGHT, NINE] },
    moves: ['go bank', 'gain fish'],
    taps: () => {
      ship('stone');
      ring(SEVEN);
    },
    button: `Ship 6 stone, buy ${named(SEVEN)}`,
    plan: { ship: goods('stone'), buildings: bought(SEVEN) },
    plays: ['ship stone', `buy ${SEVEN}`],
  },
  {
    rule: 'HB-40 one of each is sold inland before the shipping',
    position: {
      players: 3,
      inlandTraders: true,
      goods: [{ fish: 1, livestock: 1, stone: 6, wood: 1 }],
    },
    taps: () => {
      tap('checkbox', /^Inland traders/);
      ship('stone');
      ring(NINE);
    },
    button: `Ship 5 stone, buy ${named(NINE)}`,
    plan: { inland: true, ship: goods('stone'), buildings: bought(NINE) },
    plays: ['inland', 'ship stone', `buy ${NINE}`],
  },
  {
    rule: 'HB-40 a good that becomes a purchase only with a set sold before sells it too; unsold, it stays',
    position: {
      players: 3,
      inlandTraders: true,
      goods: [{ fish: 1, livestock: 1, stone: 1, wood: 3 }],
    },
    taps: () => {
      ship('wood');
      expect(get('checkbox', /^Inland traders/)).toBeChecked();
      tap('checkbox', /^Inland traders/);
      expect(get('checkbox', /^Ship wood/)).not.toBeChecked();
      ship('wood');
      ring(NINE);
    },
    button: `Ship 2 wood, buy ${named(NINE)}`,
    plan: { inland: true, ship: goods('wood'), buildings: bought(NINE) },
    plays: ['inland', 'ship wood', `buy ${NINE}`],
  },
  {
    rule: 'HB-22 a warehouse is filled from what is shipped, or with another good',
    position: { goods: [{ stone: 5, wood: 2 }], owned: [['lumber-camp']] },
    taps: () => {
      ship('stone', 'wood');
      ring(EIGHT);
      expect(get('radio', 'The warehouse keeps 1 stone')).toBeChecked();
      tap('radio', 'The warehouse keeps 1 wood');
    },
    button: `Ship 5 stone and 2 wood, buy ${named(EIGHT)}`,
    plan: { ship: goods('wood', 'stone'), buildings: bought(EIGHT), keep: goods('wood') },
    plays: ['ship wood', 'ship stone', `buy ${EIGHT}`, 'keep wood'],
  },
  {
    rule: 'HB-22 a warehouse may keep nothing',
    position: { goods: [{ stone: 5 }], owned: [['lumber-camp']] },
    taps: () => {
      ship('stone');
      ring(SIX);
      tap('radio', 'The warehouse keeps nothing');
    },
    button: `Ship 5 stone, buy ${named(SIX)}`,
    plan: { ship: goods('stone'), buildings: bought(SIX) },
    plays: ['ship stone', `buy ${SIX}`, 'done'],
  },
  {
    rule: 'HB-22 two warehouses keep units by minus and plus',
    position: { goods: [{ stone: 5, wood: 2 }], owned: [['cold-store']] },
    taps: () => {
      ship('stone', 'wood');
      ring(EIGHT);
      tap('button', 'Keep 1 wood less');
      tap('button', 'Keep 1 stone more');
    },
    button: `Ship 5 stone and 2 wood, buy ${named(EIGHT)}`,
    plan: { ship: goods('wood', 'stone'), buildings: bought(EIGHT), keep: goods('stone', 'stone') },
    plays: ['ship wood', 'ship stone', `buy ${EIGHT}`, 'keep stone', 'keep stone'],
  },
  {
    rule: 'HB-23 the Auctioneer taps the order in which tokens come back',
    position: { boards: ['auctioneer'], goods: [{ stone: 5, wood: 2, fish: 3 }] },
    taps: () => {
      ship('stone', 'wood', 'fish');
      ring(NINE);
      tap('checkbox', /stone\. Let it come back next$/);
      tap('checkbox', /fish\. Let it come back next$/);
    },
    button: `Ship 3 fish, 5 stone and 2 wood, buy ${named(NINE)}`,
    plan: {
      ship: goods('wood', 'fish', 'stone'),
      buildings: bought(NINE),
      fill: goods('stone', 'fish'),
    },
    plays: ['ship wood', 'ship fish', 'ship stone', `buy ${NINE}`, 'fill stone', 'fill fish'],
  },
  {
    rule: 'HB-25 the Library buys two, and coins count twice',
    position: {
      goods: [{ stone: 5, livestock: 4 }],
      owned: [['cannery', 'merchants-guild']],
      display: ['library', SIX, SEVEN, EIGHT, NINE],
    },
    moves: ['go library', 'gain fish'],
    taps: () => {
      ship('stone', 'livestock');
      ring(SEVEN, SIX);
      expect(screen.getByText('livestock $4 + stone $5 + 2 × 2 coins')).toBeTruthy();
    },
    button: `Ship 4 livestock and 5 stone, buy ${named(SEVEN)} and ${named(SIX)}`,
    plan: { ship: goods('livestock', 'stone'), buildings: bought(SEVEN, SIX) },
    plays: ['ship livestock', 'ship stone', `buy ${SIX}`, `buy ${SEVEN}`],
  },
  {
    rule: 'the Bookkeeper ships no more than the space asks for',
    position: { boards: ['bookkeeper'], goods: [{ stone: 6 }] },
    taps: () => {
      expect(get('checkbox', /^Ship stone, space 5, \$5, 5, keeps 1/)).toBeTruthy();
      ship('stone');
      ring(SIX);
    },
    button: `Ship 5 stone, buy ${named(SIX)}`,
    plan: { ship: goods('stone'), buildings: bought(SIX), keep: goods('stone') },
    plays: ['ship stone', `buy ${SIX}`, 'keep stone'],
  },
  {
    rule: 'the Wholesaler keeps one of each good shipped',
    position: { boards: ['wholesaler'], goods: [{ stone: 6 }] },
    taps: () => {
      ship('stone');
      ring(SIX);
    },
    button: `Ship 5 stone, buy ${named(SIX)}`,
    plan: { ship: goods('stone'), buildings: bought(SIX) },
    plays: ['ship stone', `buy ${SIX}`],
  },
  {
    rule: 'goes on where a purchase was left: what is shipped stays so',
    position: { goods: [{ stone: 5, wood: 2 }] },
    moves: [`go ${SHOP}`, 'ship stone'],
    taps: () => {
      expect(
        get('checkbox', /^Ship stone.*5 gone, unavailable: You have shipped stone already/),
      ).toBeTruthy();
      ship('wood');
      ring(NINE);
    },
    button: `Ship 2 wood, buy ${named(NINE)}`,
    plan: { ship: goods('stone', 'wood'), buildings: bought(NINE) },
    plays: ['ship wood', `buy ${NINE}`],
  },
  {
    rule: 'goes on after the first building of the Library',
    position: {
      goods: [{ stone: 5, livestock: 4 }],
      owned: [['cannery', 'merchants-guild']],
      display: ['library', SIX, SEVEN, EIGHT, NINE],
    },
    moves: ['go library', 'gain fish', 'ship stone', 'ship livestock', `buy ${SIX}`],
    taps: () => ring(SEVEN),
    button: `Buy ${named(SEVEN)}`,
    plan: { ship: goods('stone', 'livestock'), buildings: bought(SEVEN) },
    plays: [`buy ${SEVEN}`],
  },
  {
    rule: 'the second building of the Library may be left',
    position: {
      goods: [{ stone: 5, livestock: 4 }],
      owned: [['cannery', 'merchants-guild']],
      display: ['library', SIX, SEVEN, EIGHT, NINE],
    },
    moves: ['go library', 'gain fish', 'ship stone', 'ship livestock', `buy ${SIX}`],
    taps: () => undefined,
    button: 'Buy no other building',
    plan: { ship: goods('stone', 'livestock') },
    plays: ['done'],
  },
  {
    rule: 'goes on with the Auctioneer’s tokens',
    position: { boards: ['auctioneer'], goods: [{ stone: 5, wood: 2 }] },
    moves: [`go ${SHOP}`, 'ship stone', 'ship wood', `buy ${NINE}`],
    taps: () => tap('checkbox', /wood\. Let it come back next$/),
    button: 'Put the tokens back',
    plan: { ship: goods('stone', 'wood'), fill: goods('wood') },
    plays: ['fill wood'],
  },
  {
    rule: 'goes on with what a warehouse keeps, the first of it chosen',
    position: { goods: [{ stone: 5, wood: 2 }], owned: [['lumber-camp']] },
    moves: [`go ${SHOP}`, 'ship stone', 'ship wood', `buy ${NINE}`],
    taps: () => undefined,
    button: 'Keep 1 wood',
    plan: { keep: goods('wood') },
    plays: ['keep wood'],
  },
];

describe('the planner of a purchase', () => {
  it.each(ROWS)('$rule', ({ position, moves, taps, button, plan, plays }) => {
    const { written, table } = planning(position, moves);
    const view = harbour.view(table.state, 0);
    taps();
    expect(written()).toEqual([]);
    tap('button', button);
    expect(written()).toEqual([plays]);
    expect(movesOf(view, 0, { ...NOTHING, ...plan }).map(write)).toEqual(plays);
  });

  it('buys nothing where the rules allow it', () => {
    const { written } = planning({ goods: [{ stone: 5 }] });
    tap('button', 'Buy nothing');
    expect(written()).toEqual([['done']]);
  });

  it('HB-20 has no way to buy nothing once something is shipped', () => {
    planning({ goods: [{ stone: 5, wood: 2 }] }, [`go ${SHOP}`, 'ship stone']);
    expect(screen.queryAllByRole('button', { name: 'Buy nothing' })).toEqual([]);
  });

  it('opens from the choice between goods and a purchase', () => {
    const { written } = planning({ goods: [{ stone: 6 }], owned: [['cannery']] }, ['go start 0']);
    expect(screen.queryByRole('checkbox', { name: /^Ship stone/ })).toBeNull();
    tap('button', /^Ship and buy/);
    ship('stone');
    ring(SIX);
    tap('button', `Ship 6 stone, buy ${named(SIX)}`);
    expect(written()).toEqual([['ship stone', `buy ${SIX}`]]);
  });

  it('keeps what was planned when it is closed and opened again', () => {
    const { written } = planning({ goods: [{ stone: 5 }] });
    ship('stone');
    ring(SIX);
    tap('button', 'Back');
    expect(screen.queryByRole('checkbox', { name: /^Ship stone/ })).toBeNull();
    tap('button', /^Ship and buy/);
    tap('button', `Ship 5 stone, buy ${named(SIX)}`);
    expect(written()).toEqual([['ship stone', `buy ${SIX}`]]);
  });
});

describe('a suggestion', () => {
  const RICH: Position = { goods: [{ stone: 5, livestock: 4, fish: 3, wood: 2 }] };

  it('pays for the ringed building with the least loss', () => {
    const { written } = planning(RICH);
    ring(SEVEN);
    tap('button', 'Suggest what to ship');
    expect(screen.queryByText(/left over is lost/)).toBeNull();
    tap('button', new RegExp(`^Ship .*, buy ${named(SEVEN)}$`));
    const [moves] = written();
    expect(moves?.at(-1)).toBe(`buy ${SEVEN}`);
  });

  it('takes what brings most points where nothing is ringed', () => {
    planning(RICH);
    tap('button', 'Suggest what to ship');
    expect(get('checkbox', new RegExp(`^${named(SHOP)}`))).toBeChecked();
  });

  it('HB-25 plans two buildings in the Library', () => {
    const { written } = planning(
      {
        goods: [{ stone: 5, livestock: 4, fish: 3 }],
        display: [SIX, SEVEN],
        owned: [['cannery', 'library']],
      },
      ['go library', 'gain wood'],
    );
    tap('button', 'Suggest what to ship');
    tap('button', /^Ship .*, buy .* and /);
    expect(written()[0]?.filter((move) => move.startsWith('buy'))).toHaveLength(2);
  });
});

describe('HB-25 two rings in the Library', () => {
  const LIBRARY: Position = {
    goods: [{ stone: 5, livestock: 4 }],
    owned: [['cannery', 'merchants-guild']],
    display: ['library', SIX, SEVEN, EIGHT, NINE],
  };

  it('the second takes the place of the first where both cannot be paid', () => {
    const { written } = planning(LIBRARY, ['go library', 'gain fish']);
    ship('stone', 'livestock');
    ring(SIX, NINE);
    tap('button', `Ship 4 livestock and 5 stone, buy ${named(NINE)}`);
    expect(written()).toEqual([['ship livestock', 'ship stone', `buy ${NINE}`]]);
  });

  it('say what is lacking for both once less is shipped', () => {
    planning(LIBRARY, ['go library', 'gain fish']);
    ship('stone', 'livestock');
    ring(SIX, SEVEN);
    ship('livestock');
    expect(get('button', /, unavailable: You lack \$4 for/)).toBeTruthy();
  });

  it('HB-24 a warehouse bought first keeps nothing of the same purchase', () => {
    planning({ ...LIBRARY, display: ['library', 'lumber-camp', SEVEN] }, [
      'go library',
      'gain fish',
      'ship stone',
      'ship livestock',
      'buy lumber-camp',
    ]);
    expect(screen.queryByText('Warehouse')).toBeNull();
  });
});

describe('what the planner says', () => {
  it.each([
    [
      'too few units',
      { stone: 5, wood: 1 },
      /^Ship wood.*1 of 2, unavailable: You need 1 wood more to ship it/,
    ],
    [
      'more than everything pays',
      { stone: 5 },
      new RegExp(`^${named(EIGHT)}.*unavailable: Even with all that you can ship you would lack \\$1`),
    ],
  ])('why a switch is closed: %s', (_case, stock, name) => {
    planning({ goods: [stock] });
    expect(get('checkbox', name)).toBeDisabled();
  });

  it('HB-20 why a building without a price is closed', () => {
    planning({ goods: [{ stone: 5 }], display: [SHOP, SIX, 'privateer-ship'] });
    expect(get('checkbox', /^Privateer Ship.*unavailable: The Privateer Ship cannot be bought/)).toBeTruthy();
  });

  it('HB-40 why the inland traders buy nothing', () => {
    planning({ players: 3, inlandTraders: true, goods: [{ stone: 5 }] });
    expect(
      get('checkbox', /^Inland traders.*unavailable: The inland traders want one unit of each/),
    ).toBeTruthy();
  });

  it('why the button waits: goods, then a building, then money', () => {
    planning({ goods: [{ stone: 5, wood: 2 }] });
    expect(get('button', 'Ship and buy, unavailable: Tap the goods to ship, or “Suggest”.')).toBeTruthy();
    ship('stone');
    expect(get('button', 'Ship 5 stone, unavailable: Choose a building to buy.')).toBeTruthy();
    ring(NINE);
    expect(
      get('button', new RegExp(`^Ship 5 stone, buy ${named(NINE)}, unavailable: You lack \\$2`)),
    ).toBeTruthy();
  });

  it('the same lack of a building beside it and as its reason, as long as nothing is shipped', () => {
    planning({ goods: [{ stone: 5 }] });
    // Five dollars for the stone, and two that the guild adds.
    const lack = priceOf(NINE) - 5 - EXTRA;
    expect(
      get(
        'checkbox',
        new RegExp(
          `^${named(NINE)}, .*short \\$${lack}, unavailable: Even with all that you can ship you would lack \\$${lack} for the ${named(NINE)}`,
        ),
      ),
    ).toBeTruthy();
  });

  it('the sum with its parts, and what is left over and lost', () => {
    planning({ goods: [{ stone: 5, wood: 2 }] });
    ship('stone', 'wood');
    ring(SIX);
    expect(screen.getByText(`wood $2 + stone $5 + ${named(SHOP)} $${EXTRA}`)).toBeTruthy();
    expect(screen.getByText(`$${9 - priceOf(SIX)} left over is lost`)).toBeTruthy();
    expect(screen.getByText('1 of 4 buildings')).toBeTruthy();
  });

  it('the sum at every change, to those who hear it', () => {
    const announce = jest.spyOn(AccessibilityInfo, 'announceForAccessibility');
    planning({ goods: [{ stone: 5, wood: 2 }] });
    ship('stone');
    expect(announce).toHaveBeenLastCalledWith('7 dollars, no building chosen');
    ring(SEVEN);
    expect(announce).toHaveBeenLastCalledWith(`7 dollars, ${named(SEVEN)} paid, nothing left over`);
    ring(NINE);
    expect(announce).toHaveBeenLastCalledWith(`7 dollars, 2 dollars short for ${named(NINE)}`);
  });

  it('HB-23 the market afterwards', () => {
    planning({ goods: [{ stone: 5, wood: 2 }] });
    ship('stone');
    expect(screen.getByText('stone comes back on 2')).toBeTruthy();
    expect(screen.getByRole('img', { name: 'Space 2 afterwards: stone' })).toBeTruthy();
    expect(screen.getByRole('img', { name: 'Space 3 afterwards: wood' })).toBeTruthy();
  });

  it('HB-11 that a fee is still owed', () => {
    planning({ goods: [{ stone: 5, fish: 1 }], owned: [[], [SHOP]], display: [SIX, SEVEN] }, [
      `go ${SHOP}`,
      'later',
    ]);
    expect(screen.getByText('You still owe Ben 1 good after this.')).toBeTruthy();
  });

  it('HB-11 that a top hat of this purchase does not cancel the fee of this visit', () => {
    planning({ goods: [{ stone: 5, wood: 1 }], owned: [[], [SHOP]], display: ['bait-shop', SEVEN] }, [
      `go ${SHOP}`,
      'later',
    ]);
    ship('stone');
    ring('bait-shop');
    const words = 'You still owe Ben 1 good after this: a top hat bought now comes too late for this visit.';
    expect(screen.getByText(words)).toBeTruthy();
  });

  it('HB-11 why the fee is asked of somebody who has a top hat by now', () => {
    planning({ goods: [{ stone: 5, wood: 1 }], owned: [[], [SHOP]], display: ['bait-shop'] }, [
      `go ${SHOP}`,
      'later',
      'ship stone',
      'buy bait-shop',
    ]);
    expect(screen.getByText(/^A top hat that you get during a visit does not cancel its fee/)).toBeTruthy();
  });

  it('HB-11 that a warehouse must keep one for the fee', () => {
    planning({ goods: [{ stone: 5 }], owned: [['lumber-camp'], [SHOP]], display: [SIX, SEVEN] }, [
      `go ${SHOP}`,
      'later',
    ]);
    ship('stone');
    ring(SIX);
    expect(screen.getByText('A warehouse must keep 1 for Ben’s fee.')).toBeTruthy();
    expect(get('radio', /^The warehouse keeps nothing, unavailable/)).toBeDisabled();
  });

  it('all of it in German', () => {
    planning({ goods: [{ stone: 5 }] }, [`go ${SHOP}`], 'de');
    tap('checkbox', /^Stein verschiffen, Feld 5, 5 \$/);
    expect(get('button', /^5 Stein verschiffen, nicht/)).toBeTruthy();
  });
});

const UPRIGHT: WindowSize = { width: TABLET.height, height: TABLET.width };

describe.each([
  ['held sideways', TABLET],
  ['held upright', UPRIGHT],
])('on a tablet %s', (_how, size) => {
  beforeEach(() => showOn(size));

  it('the market and the cards on offer are the switches, without a sheet', () => {
    const { written } = planning({ goods: [{ stone: 5, wood: 2 }], owned: [['lumber-camp']] });
    expect(screen.queryByRole('button', { name: 'Back' })).toBeNull();
    ship('stone', 'wood');
    ring(NINE);
    expect(screen.getByText('5 stone shipped, 1 kept')).toBeTruthy();
    expect(get('checkbox', new RegExp(`^${named(NINE)}, .*paid to the dollar`))).toBeChecked();
    tap('button', `Ship 5 stone and 2 wood, buy ${named(NINE)}`);
    expect(written()).toEqual([['ship wood', 'ship stone', `buy ${NINE}`, 'keep stone']]);
  });

  it('a purchase beside goods begins by its button, and can be left for the goods', () => {
    planning({ goods: [{ stone: 6 }], owned: [['cannery']] }, ['go start 0']);
    expect(screen.queryByRole('checkbox', { name: /^Ship stone/ })).toBeNull();
    tap('button', /^Ship and buy/);
    expect(get('checkbox', /^Ship stone/)).toBeTruthy();
    tap('button', 'Back');
    expect(screen.queryByRole('checkbox', { name: /^Ship stone/ })).toBeNull();
  });

  it('nothing can be switched once something is bought', () => {
    const { written } = planning({ goods: [{ stone: 5, wood: 2 }], owned: [['lumber-camp']] }, [
      `go ${SHOP}`,
      'ship stone',
      'ship wood',
      `buy ${NINE}`,
    ]);
    expect(screen.queryByRole('checkbox', { name: /^Ship|points/ })).toBeNull();
    tap('button', 'Keep 1 wood');
    expect(written()).toEqual([['keep wood']]);
  });
});
