import { fireEvent, screen } from '@testing-library/react-native';
import { AccessibilityInfo, Platform } from 'react-native';
import { CoveredHand } from '@/ui/boards/kit/hand/CoveredHand';
import { liftUp, pass, pressDown, tap } from '../../../presses';
import { inUi, renderUi } from '../../../rendered';

const lift = jest.fn();

beforeEach(() => {
  jest.useFakeTimers();
  lift.mockClear();
});
afterEach(() => jest.useRealTimers());

const cover = (name = 'Ben') => <CoveredHand name={name} house="star" onLift={lift} />;
const opener = () => screen.getByRole('button', { name: /hand/ });

/** Long enough for a press to be meant. */
function coveredFor(name: string) {
  const drawn = renderUi(cover(name));
  pass(500);
  return drawn;
}

describe('the small curtain over a hand', () => {
  it('says whose hand it covers and how it is lifted', () => {
    coveredFor('Ben');
    expect(screen.getByText('Hold to see your hand, Ben')).toBeTruthy();
    expect(
      screen.getByRole('button', { name: 'Show Ben’s hand. Press and hold, or press twice' }),
    ).toBeTruthy();
  });

  it('says it in German', () => {
    renderUi(cover(), { language: 'de' });
    expect(screen.getByText('Halten zeigt deine Hand, Ben')).toBeTruthy();
  });

  it('is lifted when it is held for 600 ms', () => {
    coveredFor('Ben');
    pressDown(opener());
    pass(599);
    expect(lift).not.toHaveBeenCalled();
    pass(100);
    expect(lift).toHaveBeenCalledTimes(1);
  });

  it('stays when it is let go too early', () => {
    coveredFor('Ben');
    pressDown(opener());
    pass(400);
    liftUp(opener());
    pass(2000);
    expect(lift).not.toHaveBeenCalled();
  });

  it('is lifted by two taps, the second of them asked for in words', () => {
    const announce = jest.spyOn(AccessibilityInfo, 'announceForAccessibility').mockClear();
    coveredFor('Ben');
    tap(opener());
    expect(lift).not.toHaveBeenCalled();
    expect(screen.getByText('Press again to show Ben’s hand')).toBeTruthy();
    expect(announce.mock.calls).toEqual(Platform.OS === 'ios' ? [['Press again to show Ben’s hand']] : []);
    pass(500);
    tap(opener());
    expect(lift).toHaveBeenCalledTimes(1);
    announce.mockRestore();
  });

  it('stays at a tap that was left over from the last button', () => {
    renderUi(cover());
    pass(200);
    tap(opener());
    pass(100);
    tap(opener());
    pass(2000);
    expect(lift).not.toHaveBeenCalled();
  });

  it('does not count one person’s tap for the next', () => {
    const { rerender } = coveredFor('Ben');
    tap(opener());
    rerender(inUi(cover('Anna')));
    expect(screen.getByText('Hold to see your hand, Anna')).toBeTruthy();
    pass(500);
    tap(opener());
    expect(lift).not.toHaveBeenCalled();
  });
});

if (Platform.OS === 'web') {
  describe.each(['Enter', ' '])('by the key %j', (key) => {
    const down = () => fireEvent(opener(), new KeyboardEvent('keydown', { key, bubbles: true }) as never);
    const up = () => fireEvent(opener(), new KeyboardEvent('keyup', { key, bubbles: true }) as never);

    it('held, it is lifted', () => {
      coveredFor('Ben');
      down();
      pass(100);
      down();
      pass(600);
      expect(lift).toHaveBeenCalledTimes(1);
    });

    // A browser makes a click of it.
    const press = () => {
      down();
      pass(80);
      fireEvent.press(opener());
      up();
    };

    it('pressed twice, it is lifted', () => {
      coveredFor('Ben');
      press();
      pass(500);
      expect(lift).not.toHaveBeenCalled();
      press();
      expect(lift).toHaveBeenCalledTimes(1);
    });
  });
}
