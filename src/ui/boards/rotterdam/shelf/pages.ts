import type { ComponentType } from 'react';
import { arePicksLeft } from '@/games/rotterdam/ahead/picks';
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

const NoPage: Page = () => null;

/** Questions by their phase, what may be asked for instead of them, and roles that say at once what their worker does. */
export const PAGES = {
  orders: OrdersPage,
  market: MarketPage,
  hand: HandPage,
  position: PositionPage,

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
  over: NoPage,

  card: CardPage,
  forwarder: ForwarderPage,
  cashier: Cashier,
  manufacturer: Manufacturer,
} as const satisfies Readonly<Record<Phase | Exclude<ShelfPage['of'], 'question'>, Page>> &
  Readonly<Record<string, Page>>;
type PageName = keyof typeof PAGES;

const DETAILS: Readonly<Partial<Record<Role, PageName>>> = {
  [FORWARDER]: 'forwarder',
  [CASHIER]: 'cashier',
  [MANUFACTURER]: 'manufacturer',
};

export function pageOf(board: RotterdamBoard): PageName {
  const { shelf, view, choice } = board;
  if (shelf.of !== 'question') return shelf.of;
  if (choice !== undefined && 'card' in choice) return 'card';
  if (view.phase === 'anchorage' && !arePicksLeft(view)) return 'after';
  const detail = detailOf(board);
  return (detail === undefined ? undefined : DETAILS[detail]) ?? view.phase;
}
