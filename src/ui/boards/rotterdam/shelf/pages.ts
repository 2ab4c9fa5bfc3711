import type { ComponentType } from 'react';
import { CASHIER, FORWARDER, MANUFACTURER, type Role } from '@/games/rotterdam/cards/roles';
import type { Phase } from '@/games/rotterdam/state';
import type { RotterdamBoard, ShelfPage } from '../table/board';
import { detailOf } from '../table/detail';
import { Bid } from './Bid';
import { CardPage, PartnerPage } from './CardPage';
import { Cashier } from './Cashier';
import { Colours } from './Colours';
import { FactoryPage } from './FactoryPage';
import { ForwarderPage } from './ForwarderPage';
import { AfterPage, HandPage } from './HandPage';
import { Launch } from './Launch';
import { Load } from './Load';
import { LoaderPage } from './LoaderPage';
import { Manufacturer } from './Manufacturer';
import { MarketPage } from './MarketPage';
import { OrdersPage } from './OrdersPage';
import { PositionPage } from './PositionPage';
import { RoleTiles } from './roles/RoleTiles';
import { SailorPage } from './SailorPage';
import type { ShelfProps } from './Shelf';
import { Shipowner } from './Shipowner';
import { TraderPage } from './TraderPage';
import { Ways } from './Ways';

type Page = ComponentType<ShelfProps>;

/** What may be asked for instead of the question. */
const ASKED_FOR: Readonly<Partial<Record<ShelfPage['of'], Page>>> = {
  orders: OrdersPage,
  market: MarketPage,
  hand: HandPage,
  position: PositionPage,
};

/** One question each; none is asked when the game is over. */
const QUESTIONS: Readonly<Record<Phase, Page | undefined>> = {
  launch: Launch,
  bid: Bid,
  work: RoleTiles,
  shipowner: Shipowner,
  load: Load,
  captain: Colours,
  sail: Ways,
  sailor: SailorPage,
  anchorage: SailorPage,
  loader: LoaderPage,
  factory: FactoryPage,
  trader: TraderPage,
  partner: PartnerPage,
  after: AfterPage,
  over: undefined,
};

/** Roles that say at once what their worker does. */
const DETAILS: Readonly<Partial<Record<Role, Page>>> = {
  [FORWARDER]: ForwarderPage,
  [CASHIER]: Cashier,
  [MANUFACTURER]: Manufacturer,
};

export function pageOf(board: RotterdamBoard): Page | undefined {
  const { shelf, view, choice } = board;
  const detail = detailOf(board);
  return (
    ASKED_FOR[shelf.of] ??
    (choice !== undefined && 'card' in choice ? CardPage : undefined) ??
    (detail === undefined ? undefined : DETAILS[detail]) ??
    QUESTIONS[view.phase]
  );
}
