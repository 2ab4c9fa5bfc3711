import { ROLES, type Role, type RoleName } from '@/games/rotterdam/cards/roles';
import { SHIP_CARD_NAMES, type ShipCard, type ShipCardName } from '@/games/rotterdam/cards/ship-cards';
import type { IconName } from '@/ui/icons';

const ROLE_ICONS: Readonly<Record<RoleName, IconName>> = {
  shipowner: 'harbor-dock',
  captain: 'captain-hat-profile',
  sailor: 'anchor',
  loader: 'hand-truck',
  trader: 'scales',
  forwarder: 'cargo-crate',
  cashier: 'two-coins',
  manufacturer: 'factory',
};

const SHIP_CARD_ICONS: Readonly<Record<ShipCardName, IconName>> = {
  tug: 'fishing-boat',
  gale: 'whirlwind',
  smugglers: 'robber-hand',
  'cargo-swap': 'swap-bag',
  crossing: 'cycle',
  'harbour-police': 'police-badge',
  lighter: 'wooden-crate',
  'harbour-festival': 'party-flags',
  'city-honours': 'laurel-crown',
};

export const roleIcon = (role: Role): IconName => ROLE_ICONS[ROLES[role] ?? 'shipowner'];

export const shipCardIcon = (card: ShipCard): IconName => SHIP_CARD_ICONS[SHIP_CARD_NAMES[card] ?? 'tug'];
