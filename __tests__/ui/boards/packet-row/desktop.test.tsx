import { screen } from '@testing-library/react-native';
import { en } from '@/text/en';
import { supplyAsCards } from '@/ui/boards/packet-row/layouts/shape';
import { Table } from '@/ui/boards/packet-row/table/Table';
import { BesideTable } from '@/ui/screens/table/BesideTable';
import { scenario } from '../../../games/packet-row/scenario';
import { renderUi } from '../../rendered';
import { showOn, TABLET } from '../../windowSize';
import { boardAt } from './seated';

const SIZES = [
  { width: 1280, height: 720 },
  { width: 1280, height: 800 },
];

afterAll(() => showOn(TABLET));

describe.each(SIZES)('from $width × $height on', (size) => {
  it.each([2, 3, 4, 5])('the next cards of %i players lie there as whole cards', (players) => {
    showOn(size);
    const { props } = boardAt(scenario({ players }), 0);
    renderUi(
      <BesideTable label="log" column={() => null}>
        <Table {...props} />
      </BesideTable>,
    );
    const { next } = en.games['packet-row'].board.area;
    expect(screen.getAllByLabelText(next)).toHaveLength(4);
  });
});

it('are as wide as the others where there is room', () => {
  const { card, next } = supplyAsCards(640, 160, 4) ?? {};
  expect(next).toEqual(card);
});

it('are narrower only where the others could not be read else, and fit beside them', () => {
  const { card, next, gap } = supplyAsCards(466, 132, 4) ?? {};
  if (card === undefined || next === undefined || gap === undefined) throw new Error('they fit');
  expect(next.width).toBeLessThan(card.width);
  expect(4 * card.width + 2 * next.width + 4 * gap).toBeLessThan(466);
});
