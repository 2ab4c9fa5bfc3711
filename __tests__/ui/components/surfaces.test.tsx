import { act, fireEvent, screen } from '@testing-library/react-native';
import { Platform } from 'react-native';
import {
  Banner,
  Button,
  EmptyState,
  Figure,
  FlagName,
  LaurelFigure,
  Light,
  Panel,
  PointingContext,
  Screen,
  Sheet,
  Type,
  type Pointing,
} from '@/ui/components';
import { HOUSES } from '@/ui/theme';
import { inUi, renderUi } from '../rendered';

/** A browser makes a touch of what the mouse does. */
function touchShade() {
  const shade = screen.getByTestId('shade', { includeHiddenElements: true });
  if (Platform.OS === 'web') {
    const element = shade as unknown as HTMLElement;
    for (const type of ['mousedown', 'mouseup']) {
      act(() => void element.dispatchEvent(new MouseEvent(type, { bubbles: true, buttons: 1 })));
    }
    return;
  }
  fireEvent(shade, 'responderGrant', { nativeEvent: { pageX: 9, pageY: 9 } });
  fireEvent(shade, 'responderRelease', { nativeEvent: { pageX: 9, pageY: 9 } });
}

describe('a sheet', () => {
  const sheet = (open: boolean, close = jest.fn(), atOnce = false) => (
    <Sheet
      open={open}
      atOnce={atOnce}
      title="Plan a delivery"
      onClose={close}
      footer={<Button label="Deliver" onPress={close} />}
    >
      <Type variant="text">Contracts</Type>
    </Sheet>
  );

  it('shows its title, content and footer while it is open', () => {
    renderUi(sheet(true));
    expect(screen.getByRole('heading', { name: 'Plan a delivery' })).toBeTruthy();
    expect(screen.getByText('Contracts')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Deliver' })).toBeTruthy();
  });

  it('shows nothing while it is closed', () => {
    renderUi(sheet(false));
    expect(screen.queryByText('Contracts')).toBeNull();
  });

  it('goes at once where what it leads to is to be seen', () => {
    const { rerender } = renderUi(sheet(true, jest.fn(), true));
    rerender(inUi(sheet(false, jest.fn(), true)));
    expect(screen.queryByText('Contracts')).toBeNull();
  });

  it('closes by its button and beside it', () => {
    const close = jest.fn();
    renderUi(sheet(true, close));
    fireEvent.press(screen.getByRole('button', { name: 'Close' }));
    expect(close).toHaveBeenCalledTimes(1);
    touchShade();
    expect(close).toHaveBeenCalledTimes(2);
  });
});

describe('a screen', () => {
  it('has its title as first heading and a way back', () => {
    const back = jest.fn();
    renderUi(
      <Screen title="Settings" onBack={back}>
        <Type variant="text">content</Type>
      </Screen>,
    );
    expect(screen.getByRole('heading', { name: 'Settings' })).toBeTruthy();
    fireEvent.press(screen.getByRole('button', { name: 'Back' }));
    expect(back).toHaveBeenCalledTimes(1);
  });
});

it.each(HOUSES)('a player of the house of the %s is shown by name', (house) => {
  renderUi(<FlagName house={house} name="Anna" />);
  expect(screen.getByText('Anna')).toBeTruthy();
});

it.each(['info', 'warning'] as const)('a banner of tone %s says what it is about', (tone) => {
  renderUi(<Banner tone={tone} title="1 cotton is lost." text="No smaller set would do." />);
  expect(screen.getByText('1 cotton is lost.')).toBeTruthy();
  expect(screen.getByText('No smaller set would do.')).toBeTruthy();
});

it.each(['plain', 'active', 'raised', 'deep'] as const)('a %s panel holds figures', (tone) => {
  renderUi(
    <Panel tone={tone}>
      <Figure value="$60" size={40} />
      <LaurelFigure value="12" size={42} colour="#8C2F2B" ink="#1E1A16" />
    </Panel>,
  );
  expect(screen.getByText('$60')).toBeTruthy();
  expect(screen.getByText('12')).toBeTruthy();
});

it('an empty state tells what will be there and the way to it', () => {
  const start = jest.fn();
  renderUi(
    <EmptyState
      icon="ship-wheel"
      title="No saved games"
      text="Games that you leave are kept here."
      action={<Button label="New game" onPress={start} />}
    />,
  );
  expect(screen.getByRole('heading', { name: 'No saved games' })).toBeTruthy();
  fireEvent.press(screen.getByRole('button', { name: 'New game' }));
  expect(start).toHaveBeenCalledTimes(1);
});

it('a light that has gone out is nothing to point at any more', () => {
  const lit: unknown[] = [];
  const pointing: Pointing = {
    candidates: new Set(),
    places: new Set(),
    isWanted: () => false,
    onThere: () => () => undefined,
    onAnswer: () => () => undefined,
    onLit: (view) => {
      lit.push(view);
      return () => void lit.splice(lit.indexOf(view), 1);
    },
  };
  const shown = (isLit: boolean) =>
    inUi(<PointingContext value={pointing}>{isLit && <Light />}</PointingContext>);
  const { rerender } = renderUi(shown(true));
  expect(lit).toHaveLength(1);
  rerender(shown(false));
  expect(lit).toEqual([]);
});
