import { screen } from '@testing-library/react-native';
import { Button } from '@/ui/components';
import { renderUi } from './rendered';

const label = 'Put the tokens back';

it.each([
  ['an element', () => screen.getByRole('button', { name: label }), `"<View> ${label}"`],
  ['several', () => screen.getAllByText(label), `["<Text> ${label}"]`],
])('an expectation that is not met tells %s on screen in a line', (_case, find, told) => {
  renderUi(<Button label={label} onPress={() => undefined} />);
  expect(() => expect(find()).toBeNull()).toThrow(told);
});
