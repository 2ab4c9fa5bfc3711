import { fireEvent, screen } from '@testing-library/react-native';
import { costOf } from '../../../games/packet-row/card-names';
import { choose } from '../../../games/packet-row/named-moves';
import { scenario } from '../../../games/packet-row/scenario';
import { get } from './controls';
import { seatAt } from './seated';

/** Ben is asked at the market and is $8 short of the Library. */
function atTheMarket() {
  const table = scenario({
    market: ['library', 'tobacco-1', 'cotton-2'],
    future: { market: ['tobacco-3', 'trader'] },
    money: [25, costOf('library') - 8, 25, 25],
  }).play(0, choose('market'));
  const opened: string[] = [];
  seatAt(table, 1, { onRules: (paragraph) => opened.push(paragraph) });
  return opened;
}

const library = `City, Library, costs ${costOf('library')} dollars, 3 points, short $8`;

it.each([
  ['PR-16 why a card cannot be taken', library, 'Rules: Paying', 'paying'],
  [
    'PR-18 why a next card cannot be taken',
    /^Comes next: Goods, three tobacco/,
    'Rules: Assistant',
    'assistant',
  ],
  ['what a card is for', library, 'Rules: City cards', 'city'],
])('leads to the paragraph on %s', (_case, card, link, paragraph) => {
  const opened = atTheMarket();
  fireEvent.press(get('radio', card));
  fireEvent.press(screen.getByLabelText(link));
  expect(opened).toEqual([paragraph]);
});
