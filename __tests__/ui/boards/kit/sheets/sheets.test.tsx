import { fireEvent, screen } from '@testing-library/react-native';
import { CardGrid, CardZoom, SheetStack, SlipGrid } from '@/ui/boards/kit/sheets';
import { Button, Type } from '@/ui/components';
import type { CardFace } from '@/ui/components/card';
import { INKS } from '@/ui/theme';
import { renderUi } from '../../../rendered';
import { pebbleRules, pebbles, PebblesTable, useBoard } from '../plainGame';

const face = (stone: string): CardFace => ({
  ink: INKS.slate,
  emblem: 'anchor',
  kind: 'Stone',
  title: stone,
  vignette: { icon: 'anchor' },
  value: { words: 'to keep' },
  effect: `${stone} can be skimmed.`,
  spoken: `Stone, ${stone}`,
});
const STONES = ['Flint', 'Chalk', 'Slate'];

/** Everything that a table of pebbles can show on a sheet. */
function Heap() {
  const { sheets, open, explain, close, name, left } = useBoard();
  return (
    <>
      <Button label="Look at the heap" onPress={() => open({ of: 'heap' })} />
      <SheetStack
        sheets={sheets}
        rulebook={pebbleRules}
        onClose={close}
        title={(sheet) => (sheet.of === 'heap' ? 'The heap' : name(sheet.seat))}
        content={(sheet) =>
          sheet.of === 'heap' ? (
            <>
              <Button label="Who is next?" onPress={() => open({ of: 'player', seat: 1 })} />
              <Button
                label="Take three"
                unavailable="one or two"
                onPress={() => undefined}
                onRefused={() => explain({ what: 'Take three', why: 'one or two at a time', rule: 'taking' })}
              />
            </>
          ) : (
            <Type variant="text">is next</Type>
          )
        }
        footer={(sheet) => (sheet.of === 'heap' ? <Type variant="text">{left}</Type> : undefined)}
      />
    </>
  );
}

describe('the stack of sheets', () => {
  beforeEach(() => {
    renderUi(
      <PebblesTable table={pebbles()}>
        <Heap />
      </PebblesTable>,
    );
    fireEvent.press(screen.getByText('Look at the heap'));
  });

  it('shows what was opened, with its foot', () => {
    expect(screen.getByText('The heap')).toBeTruthy();
    expect(screen.getByText('9 left')).toBeTruthy();
  });

  it('says why a choice is closed, and leads to the rule, over what was open', () => {
    fireEvent.press(
      screen.getByRole('button', { name: 'Take three, unavailable: one or two', disabled: true }),
    );
    expect(screen.getByText('Why not?')).toBeTruthy();
    expect(screen.getByText('One or two at a time')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Rules: Taking pebbles' })).toBeTruthy();
    fireEvent.press(screen.getByLabelText('Close'));
    expect(screen.getByText('The heap')).toBeTruthy();
  });

  it('shows the topmost alone, and closing leads back to the one below', () => {
    fireEvent.press(screen.getByText('Who is next?'));
    expect(screen.getByText('Jon')).toBeTruthy();
    expect(screen.queryByText('The heap')).toBeNull();
    expect(screen.queryByText('9 left')).toBeNull();
    fireEvent.press(screen.getByRole('button', { name: 'Close' }));
    expect(screen.getByText('The heap')).toBeTruthy();
    expect(screen.queryByText('Jon')).toBeNull();
  });
});

describe.each([
  ['slips', SlipGrid],
  ['cards', CardGrid],
] as const)('a grid of %s', (_what, Grid) => {
  it('shows each and opens the one that is touched', () => {
    const open = jest.fn();
    renderUi(<Grid cards={STONES} face={face} onOpen={open} />);
    expect(screen.getAllByRole('button')).toHaveLength(STONES.length);
    fireEvent.press(screen.getByRole('button', { name: 'Stone, Chalk' }));
    expect(open.mock.calls).toEqual([['Chalk']]);
  });
});

describe('a card shown large', () => {
  it('says where it is, what it does and what can be done with it', () => {
    renderUi(
      <CardZoom face={face('Flint')} status={['On the heap', undefined, 'Jon left it']}>
        <Button label="Skim it" onPress={() => undefined} />
      </CardZoom>,
    );
    expect(screen.getByRole('img', { name: 'Stone, Flint' })).toBeTruthy();
    expect(screen.getByText('On the heap · Jon left it')).toBeTruthy();
    expect(screen.getByText('Flint can be skimmed.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Skim it' })).toBeTruthy();
  });
});
