import type { ComponentType } from 'react';
import { FORWARDER, type Role } from '@/games/rotterdam/cards/roles';
import type { Phase } from '@/games/rotterdam/state';
import type { RotterdamBoard, ShelfPage } from '../table/board';
import { detailOf } from '../table/detail';
import { Answers } from './Answers';
import { CardPage, PartnerPage } from './CardPage';
import { FactoryPage } from './FactoryPage';
import { ForwarderPage } from './ForwarderPage';
import { AfterPage, HandPage } from './HandPage';
import { LoaderPage } from './LoaderPage';
import { MarketPage } from './MarketPage';
import { OrdersPage } from './OrdersPage';
import { PositionPage } from './PositionPage';
import { SailorPage } from './SailorPage';
import { TraderPage } from './TraderPage';
import type { ShelfProps } from './Shelf';

type Page = ComponentType<ShelfProps>;

/** What may be asked for instead of the question. */
const ASKED_FOR: Readonly<Partial<Record<ShelfPage['of'], Page>>> = {
  orders: OrdersPage,
  market: MarketPage,
  hand: HandPage,
  position: PositionPage,
};

/** One question each. */
const QUESTIONS: Readonly<Partial<Record<Phase, Page>>> = {
  sailor: SailorPage,
  anchorage: SailorPage,
  loader: LoaderPage,
  factory: FactoryPage,
  trader: TraderPage,
  partner: PartnerPage,
  after: AfterPage,
};

/** Roles that say at once what their worker does. */
const DETAILS: Readonly<Partial<Record<Role, Page>>> = { [FORWARDER]: ForwarderPage };

export function pageOf(board: RotterdamBoard): Page {
  const { shelf, view, choice } = board;
  const detail = detailOf(board);
  return (
    ASKED_FOR[shelf.of] ??
    (choice !== undefined && 'card' in choice ? CardPage : undefined) ??
    (detail === undefined ? undefined : DETAILS[detail]) ??
    QUESTIONS[view.phase] ??
    Answers
  );
}
