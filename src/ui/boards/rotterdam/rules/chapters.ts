import type { ProductName } from '@/games/rotterdam/cards/goods';
import type { RoleName } from '@/games/rotterdam/cards/roles';
import type { ShipCardName } from '@/games/rotterdam/cards/ship-cards';
import type { Text } from '@/text';
import type { Chapter, Paragraph } from '../../rulebook';
import type { PictureName } from './pictures';

type Words = Text['games']['rotterdam']['rules'];
export type ParagraphId = keyof Words['paragraphs'];

/** Products in their order, joined. */
type OrderName = `${ProductName}-${ProductName}` | `${ProductName}-${ProductName}-${ProductName}`;

interface Shown extends Paragraph<ParagraphId> {
  readonly cards?: readonly (ProductName | ShipCardName | RoleName | OrderName)[];
  readonly picture?: PictureName;
}

interface Told extends Chapter<keyof Words['chapters'], ParagraphId> {
  readonly paragraphs: readonly Shown[];
}

/** Which rule is told where, with which cards beside it. */
export const CHAPTERS: readonly Told[] = [
  {
    id: 'idea',
    paragraphs: [
      { id: 'goal', rules: ['RT-40', 'RT-41'] },
      {
        id: 'trades',
        rules: ['RT-3'],
        cards: ['petrol', 'plastic', 'bread', 'cookies', 'jam', 'broth', 'shoes', 'clothing'],
      },
      { id: 'orders', rules: ['RT-4'], cards: ['petrol-bread', 'jam-shoes', 'bread-jam-clothing'] },
    ],
  },
  {
    id: 'setUp',
    paragraphs: [
      { id: 'means', rules: ['RT-6'] },
      { id: 'first-ship', rules: ['RT-10'] },
    ],
  },
  {
    id: 'round',
    paragraphs: [
      { id: 'workers', rules: ['RT-11'] },
      {
        id: 'places',
        rules: ['RT-12'],
        cards: ['shipowner', 'captain', 'sailor', 'loader', 'trader', 'forwarder', 'cashier', 'manufacturer'],
      },
      { id: 'tower', rules: ['RT-11'] },
    ],
  },
  {
    id: 'market',
    paragraphs: [
      { id: 'raw-market', rules: ['RT-1', 'RT-E4'], picture: 'rawMarket' },
      { id: 'product-market', rules: ['RT-2', 'RT-E2'], picture: 'productMarket' },
      { id: 'stacks', rules: ['RT-3'] },
    ],
  },
  {
    id: 'shipping',
    paragraphs: [
      { id: 'waterways', rules: ['RT-21'], picture: 'map' },
      { id: 'shipowner', rules: ['RT-20'], cards: ['shipowner'] },
      { id: 'free-unit', rules: ['RT-20'] },
      { id: 'captain', rules: ['RT-21'], cards: ['captain'] },
      { id: 'moving', rules: ['RT-21'] },
      { id: 'bonus', rules: ['RT-22', 'RT-E3'] },
    ],
  },
  {
    id: 'making',
    paragraphs: [
      { id: 'loader', rules: ['RT-24'], cards: ['loader'] },
      { id: 'factories', rules: ['RT-24', 'RT-5', 'RT-E1'] },
      { id: 'wrong-cargo', rules: ['RT-24'] },
      { id: 'manufacturer', rules: ['RT-28', 'RT-5', 'RT-12'], cards: ['manufacturer'] },
    ],
  },
  {
    id: 'selling',
    paragraphs: [
      { id: 'trader', rules: ['RT-25', 'RT-E2'], cards: ['trader'] },
      { id: 'nearest-the-bottom', rules: ['RT-25'] },
      { id: 'forwarder', rules: ['RT-26'], cards: ['forwarder'] },
      { id: 'cashier', rules: ['RT-27'], cards: ['cashier'] },
    ],
  },
  {
    id: 'shipCards',
    paragraphs: [
      { id: 'sailor', rules: ['RT-23'], cards: ['sailor'] },
      { id: 'anchorages', rules: ['RT-23'] },
      { id: 'playing', rules: ['RT-13'] },
      { id: 'moving-cards', rules: ['RT-13'], cards: ['tug', 'gale', 'crossing', 'harbour-police'] },
      { id: 'cargo-cards', rules: ['RT-13'], cards: ['smugglers', 'cargo-swap', 'lighter'] },
      { id: 'point-cards', rules: ['RT-41'], cards: ['harbour-festival', 'city-honours'] },
    ],
  },
  {
    id: 'end',
    paragraphs: [
      { id: 'last-round', rules: ['RT-40', 'RT-44'] },
      { id: 'points', rules: ['RT-41'] },
    ],
  },
  {
    id: 'options',
    paragraphs: [
      { id: 'fixed-rounds', rules: ['RT-42'] },
      { id: 'bidding', rules: ['RT-43'] },
    ],
  },
  { id: 'hidden', paragraphs: [{ id: 'open-and-hidden', rules: ['RT-60'] }] },
];
