import { act, fireEvent, screen } from '@testing-library/react-native';
import { useSettings } from '@/ui/settings';
import { soon } from './patience';

/** More than the time in which a curtain takes a press for a leftover one. */
const LATER = 500;

const now = Date.now;
let ahead = 0;

/** Lets that time pass at once: how long a busy machine takes over it does not matter. */
export function passLeftovers(): void {
  ahead += LATER;
  jest.spyOn(Date, 'now').mockImplementation(() => now() + ahead);
}

/**
 * Has React do what it still owes to the screen that was just found: listening, and counting the time since a curtain
 * fell, begin a moment after the drawing. It always does so before it draws anew.
 */
export function finishDrawing(): void {
  act(() => useSettings.setState({}));
}

/** Whoever is named looks at their hand. */
export async function liftCurtain(name: string): Promise<void> {
  const curtain = new RegExp(`^Show ${name}’s hand`);
  await screen.findByLabelText(curtain, {}, soon);
  finishDrawing();
  passLeftovers();
  fireEvent.press(screen.getByLabelText(curtain));
  passLeftovers();
  fireEvent.press(screen.getByLabelText(/^Press again/));
}
