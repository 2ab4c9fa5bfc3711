import type { Text } from '@/text';
import type { Chapter } from '../../rulebook';

type Words = Text['games']['packet-row']['rules'];
export type ParagraphId = keyof Words['paragraphs'];

/** Which rule is told where, with which cards beside it. */
export const CHAPTERS: readonly Chapter<keyof Words['chapters'], ParagraphId>[] = [
  {
    id: 'idea',
    paragraphs: [
      { id: 'goal', rules: ['PR-1'] },
      { id: 'areas', rules: ['PR-3', 'PR-24'] },
      { id: 'piece', rules: ['PR-4', 'PR-15'] },
    ],
  },
  {
    id: 'cards',
    paragraphs: [
      {
        id: 'contracts',
        rules: ['PR-1'],
        cards: ['contract-cotton-france', 'contract-cotton-netherlands', 'contract-cotton-britain'],
      },
      { id: 'ships', rules: ['PR-1'], cards: ['ship-netherlands-1', 'ship-sweden-1', 'ship-spain-1'] },
      { id: 'goods', rules: ['PR-1', 'PR-16'], cards: ['grain-1-1', 'cotton-2-1', 'fur-3-1', 'tobacco-2-1'] },
      { id: 'gold', rules: ['PR-1', 'PR-16'], cards: ['gold-1-1', 'gold-2-1'] },
      { id: 'money', rules: ['PR-1'], cards: ['money-3-1', 'money-5-1', 'money-8'] },
      { id: 'helpers', rules: ['PR-1'], cards: ['assistant-1', 'captain-1', 'trader-1', 'banker-1'] },
      {
        id: 'city',
        rules: ['PR-1', 'PR-16'],
        cards: ['watch-house', 'lighthouse', 'library', 'stock-exchange'],
      },
    ],
  },
  {
    id: 'setUp',
    paragraphs: [
      { id: 'decks', rules: ['PR-1', 'PR-2'] },
      { id: 'offer', rules: ['PR-3'] },
      { id: 'start', rules: ['PR-4'], cards: ['start-contract-fur-spain'] },
      { id: 'first-harbour-master', rules: ['PR-5'] },
    ],
  },
  {
    id: 'round',
    paragraphs: [
      { id: 'choosing', rules: ['PR-10'] },
      { id: 'asking', rules: ['PR-11'] },
      { id: 'harbour-master', rules: ['PR-12', 'PR-13'] },
      { id: 'last-call', rules: ['PR-14'] },
      { id: 'one-card', rules: ['PR-15'] },
      { id: 'paying', rules: ['PR-16'], cards: ['tobacco-1-1', 'gold-2-1', 'university'] },
      { id: 'taken-cards', rules: ['PR-17'] },
      { id: 'assistant', rules: ['PR-18'], cards: ['assistant-1'] },
      { id: 'end-of-round', rules: ['PR-19'] },
      { id: 'example-round', rules: ['PR-E1'], cards: ['library', 'tobacco-1-1', 'tobacco-3-1'] },
    ],
  },
  {
    id: 'between',
    paragraphs: [
      { id: 'refilling', rules: ['PR-20', 'PR-21'] },
      { id: 'end-of-game', rules: ['PR-22'] },
      { id: 'next-round', rules: ['PR-23'] },
      { id: 'discards', rules: ['PR-24'] },
    ],
  },
  {
    id: 'anyTime',
    paragraphs: [
      { id: 'cashing', rules: ['PR-30'], cards: ['money-4-1'] },
      {
        id: 'delivering',
        rules: ['PR-40', 'PR-E2'],
        cards: ['contract-fur-france', 'ship-france-1', 'fur-3-1', 'fur-1-1'],
      },
      { id: 'ship-for-a-delivery', rules: ['PR-41'] },
      { id: 'goods-for-a-delivery', rules: ['PR-42', 'PR-E3'] },
      { id: 'surplus', rules: ['PR-43'] },
      {
        id: 'trader',
        rules: ['PR-44', 'PR-E4'],
        cards: ['contract-fur-sweden', 'fur-1-1', 'cotton-2-1', 'trader-1'],
      },
      { id: 'gold-in-a-delivery', rules: ['PR-45'], cards: ['gold-1-1', 'gold-2-1'] },
      {
        id: 'captain',
        rules: ['PR-46', 'PR-E5'],
        cards: ['contract-cotton-france', 'ship-spain-1', 'captain-1'],
      },
      { id: 'helpers-alone', rules: ['PR-47'] },
    ],
  },
  {
    id: 'end',
    paragraphs: [
      { id: 'last-deliveries', rules: ['PR-50'] },
      { id: 'points', rules: ['PR-51'], cards: ['town-hall', 'cathedral'] },
      { id: 'bankers-of-few', rules: ['PR-52'], cards: ['banker-1'] },
      { id: 'bankers-of-many', rules: ['PR-53'] },
      { id: 'winning', rules: ['PR-54'] },
    ],
  },
  {
    id: 'hidden',
    paragraphs: [
      { id: 'hidden', rules: ['PR-60', 'PR-2', 'PR-4'] },
      { id: 'open', rules: ['PR-60'] },
      { id: 'ledger', rules: ['PR-60'] },
    ],
  },
];
