import type { BuildingId } from '@/games/harbour/cards/buildings';
import type { GoodName } from '@/games/harbour/cards/goods';
import type { PlayerBoardId } from '@/games/harbour/cards/player-boards';
import type { Text } from '@/text';
import type { Chapter, Paragraph } from '../../rulebook';
import type { PictureName } from './pictures';

type Words = Text['games']['harbour']['rules'];
export type ParagraphId = keyof Words['paragraphs'];

interface Shown extends Paragraph<ParagraphId> {
  readonly cards?: readonly (BuildingId | PlayerBoardId | `bonus-${GoodName}`)[];
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
      { id: 'goal', rules: ['HB-20', 'HB-31'], cards: ['masons-hall', 'stockyard', 'lighthouse', 'bank'] },
      { id: 'goods', rules: ['HB-4', 'HB-12', 'HB-E3'] },
      {
        id: 'symbols',
        rules: ['HB-20', 'HB-11', 'HB-22'],
        cards: ['sushi-shop', 'depot', 'bank'],
        picture: 'symbols',
      },
    ],
  },
  {
    id: 'setUp',
    paragraphs: [
      { id: 'market', rules: ['HB-1', 'HB-42'], picture: 'market' },
      { id: 'display', rules: ['HB-2'] },
      { id: 'boards', rules: ['HB-3', 'HB-4'] },
      { id: 'first-stock', rules: ['HB-4'] },
      {
        id: 'first-game',
        rules: ['HB-5', 'HB-2'],
        cards: ['lighthouse', 'canal-lock', 'shipwrights-guild'],
      },
      { id: 'starting-player', rules: ['HB-6'] },
    ],
  },
  {
    id: 'turn',
    paragraphs: [
      { id: 'moving', rules: ['HB-10', 'HB-12'] },
      { id: 'action', rules: ['HB-12'] },
      { id: 'two-parts', rules: ['HB-13', 'HB-E6'], cards: ['architectural-society', 'privateer-ship'] },
      { id: 'others-choose', rules: ['HB-12'], cards: ['tax-office', 'abbey'] },
      { id: 'staying', rules: ['HB-14'] },
    ],
  },
  {
    id: 'fees',
    paragraphs: [
      { id: 'fee', rules: ['HB-11'] },
      { id: 'when-to-pay', rules: ['HB-11'] },
      { id: 'no-good', rules: ['HB-11'] },
      { id: 'full-owner', rules: ['HB-11'] },
    ],
  },
  {
    id: 'gain',
    paragraphs: [
      {
        id: 'given-goods',
        rules: ['HB-12'],
        cards: ['bait-shop', 'cattle-pens', 'masons-hall', 'lumber-camp', 'pub'],
      },
      {
        id: 'goods-for-symbols',
        rules: ['HB-12', 'HB-E5'],
        cards: ['ranch', 'trawler', 'quarry', 'timber-yard', 'cold-store', 'depot'],
      },
      { id: 'goods-of-others', rules: ['HB-12'], cards: ['clock-tower', 'tax-office', 'abbey'] },
    ],
  },
  {
    id: 'exchange',
    paragraphs: [
      {
        id: 'one-for-three',
        rules: ['HB-12', 'HB-E4'],
        cards: ['sushi-shop', 'carpenters-yard', 'butchers-hall', 'stonecutter'],
      },
      {
        id: 'three-for-five',
        rules: ['HB-12'],
        cards: ['golem-works', 'shipbreakers', 'cannery', 'stockyard'],
      },
      { id: 'free-exchange', rules: ['HB-12'], cards: ['salvage-yard', 'pawnshop', 'traders-guild'] },
    ],
  },
  {
    id: 'market',
    paragraphs: [
      {
        id: 'bending-the-market',
        rules: ['HB-1', 'HB-12'],
        cards: ['lighthouse', 'canal-lock', 'auction-house'],
      },
      { id: 'no-price', rules: ['HB-13', 'HB-20'], cards: ['privateer-ship', 'travelling-show'] },
    ],
  },
  {
    id: 'buy',
    paragraphs: [
      {
        id: 'buying-houses',
        rules: ['HB-13', 'HB-20'],
        cards: ['merchants-guild', 'architectural-society', 'harbour-crane', 'bank', 'shipwrights-guild'],
      },
      { id: 'library', rules: ['HB-25', 'HB-20'], cards: ['library'] },
    ],
  },
  {
    id: 'purchase',
    paragraphs: [
      { id: 'purchase', rules: ['HB-20'] },
      { id: 'shipping', rules: ['HB-21', 'HB-E1'] },
      { id: 'market-afterwards', rules: ['HB-23', 'HB-E2'] },
      { id: 'warehouse', rules: ['HB-22'], cards: ['depot', 'shipbreakers'] },
      { id: 'new-building', rules: ['HB-24'] },
      { id: 'one-building', rules: ['HB-25'] },
    ],
  },
  {
    id: 'end',
    paragraphs: [
      { id: 'last-turns', rules: ['HB-30'] },
      { id: 'hundred-turns', rules: ['HB-32'] },
      { id: 'points', rules: ['HB-31'] },
      { id: 'ties', rules: ['HB-31', 'HB-41'] },
    ],
  },
  {
    id: 'options',
    paragraphs: [
      { id: 'inland-traders', rules: ['HB-40'] },
      {
        id: 'bonus-cards',
        rules: ['HB-41', 'HB-42'],
        cards: ['bonus-fish', 'bonus-livestock', 'bonus-stone', 'bonus-wood'],
      },
    ],
  },
  {
    id: 'characters',
    paragraphs: [
      { id: 'start-building', rules: ['HB-3', 'HB-13'], cards: ['landing-stages'] },
      { id: 'abilities', rules: ['HB-3', 'HB-12'] },
      {
        id: 'gaining-characters',
        rules: ['HB-3', 'HB-11'],
        cards: ['fisher', 'shepherd', 'forester', 'mason', 'beggar', 'landlord', 'investor'],
      },
      {
        id: 'shipping-characters',
        rules: ['HB-3', 'HB-21', 'HB-22', 'HB-23'],
        cards: ['bookkeeper', 'wholesaler', 'clockmaker', 'auctioneer'],
      },
      { id: 'walking-characters', rules: ['HB-3', 'HB-10', 'HB-11'], cards: ['diplomat', 'pilot'] },
      { id: 'once-a-turn', rules: ['HB-3'], cards: ['alchemist', 'broker'] },
      { id: 'holding-characters', rules: ['HB-3', 'HB-4'], cards: ['cooper', 'noble'] },
      {
        id: 'scoring-characters',
        rules: ['HB-3', 'HB-31'],
        cards: ['speculator', 'magistrate', 'collector'],
      },
    ],
  },
  {
    id: 'hidden',
    paragraphs: [
      { id: 'hidden', rules: ['HB-60'] },
      { id: 'open', rules: ['HB-60'] },
    ],
  },
];
