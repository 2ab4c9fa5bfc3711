import { fireEvent, screen } from '@testing-library/react-native';
import { Button, IconButton } from '@/ui/components';
import { renderUi } from '../rendered';

it.each(['primary', 'secondary', 'danger', 'quiet'] as const)('%s is pressed by its name', (variant) => {
  const press = jest.fn();
  renderUi(<Button label="Take Tobacco · $2" variant={variant} onPress={press} />);
  fireEvent.press(screen.getByRole('button', { name: 'Take Tobacco · $2' }));
  expect(press).toHaveBeenCalledTimes(1);
});

it('shows and reads why it cannot be pressed, and is not', () => {
  const press = jest.fn();
  renderUi(<Button label="Take Cotton · $6" unavailable="you are $4 short" onPress={press} />);
  expect(screen.getByText('You are $4 short')).toBeTruthy();
  const button = screen.getByRole('button', { name: 'Take Cotton · $6, unavailable: you are $4 short' });
  expect(button).toBeDisabled();
  fireEvent.press(button);
  expect(press).not.toHaveBeenCalled();
});

it('only reads why it cannot be pressed where the words have no room, and may tell it at a touch', () => {
  const tell = jest.fn();
  const why = 'you are $4 short';
  renderUi(<Button label="Take Cotton · $6" unavailable={why} onRefused={tell} terse onPress={jest.fn()} />);
  expect(screen.queryByText('You are $4 short')).toBeNull();
  fireEvent.press(screen.getByRole('button', { name: `Take Cotton · $6, unavailable: ${why}` }));
  expect(tell).toHaveBeenCalledTimes(1);
});

it('gives the reason in German', () => {
  renderUi(<Button label="Nehmen" unavailable="es fehlen 4 $" onPress={jest.fn()} />, { language: 'de' });
  expect(screen.getByRole('button', { name: 'Nehmen, nicht möglich: es fehlen 4 $' })).toBeTruthy();
});

it('has a name where there is only an icon', () => {
  const press = jest.fn();
  renderUi(<IconButton icon="menu" label="Menu" onPress={press} />);
  fireEvent.press(screen.getByRole('button', { name: 'Menu' }));
  expect(press).toHaveBeenCalledTimes(1);
});
