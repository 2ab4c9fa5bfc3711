import { act, screen, waitFor } from '@testing-library/react-native';
import { Platform } from 'react-native';
import { IconButton } from '@/ui/components';
import { ShortcutsContext } from '@/ui/keyboard';
import { Tips } from '@/ui/tips';
import { inUi, renderUi } from '../rendered';

const table = (there = true) => (
  <ShortcutsContext value>
    {there && <IconButton icon="menu" label="Menu" shortcut="menu" onPress={() => undefined} />}
    <Tips />
  </ShortcutsContext>
);

const tip = () => document.querySelector('[data-testid="tip"]')?.textContent;
const hover = (type: 'mouseenter' | 'mouseleave') =>
  act(() => {
    const control = screen.getByLabelText('Menu') as unknown as HTMLElement;
    control.dispatchEvent(new MouseEvent(type));
  });

if (Platform.OS === 'web') {
  const asked = window.matchMedia;
  beforeEach(() => {
    window.matchMedia = (media) => Object.assign(asked(media), { matches: media === '(any-pointer: fine)' });
  });
  afterEach(() => {
    window.matchMedia = asked;
  });

  describe('a pointer that rests on a control', () => {
    it('is told its name and its key', async () => {
      renderUi(table());
      hover('mouseenter');
      await waitFor(() => expect(tip()).toBe('Menu (M)'));
    });

    it.each<[string, (rerender: (element: ReturnType<typeof table>) => void) => void]>([
      ['goes', () => hover('mouseleave')],
      ['uses a key', () => act(() => void window.dispatchEvent(new KeyboardEvent('keydown', { key: 'x' })))],
      ['finds the control gone', (rerender) => rerender(inUi(table(false)))],
    ])('is told nothing more once it %s', async (_how, leave) => {
      const { rerender } = renderUi(table());
      hover('mouseenter');
      await waitFor(() => expect(tip()).toBe('Menu (M)'));
      leave(rerender);
      await waitFor(() => expect(tip()).toBeUndefined());
    });
  });
} else {
  it('there are no pointers on a phone', () => {
    renderUi(table());
    expect(screen.getByLabelText('Menu')).toBeTruthy();
  });
}
