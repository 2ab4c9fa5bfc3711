import { act, fireEvent, screen } from '@testing-library/react-native';
import { useSettings } from '@/ui/settings';
import { letTimePass } from './clock';
import { soon } from './patience';

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
  letTimePass();
  fireEvent.press(screen.getByLabelText(curtain));
  letTimePass();
  fireEvent.press(screen.getByLabelText(/^Press again/));
}
