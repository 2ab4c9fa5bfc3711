import { fireEvent, screen, within } from '@testing-library/react-native';
import { StyleSheet, Text, type ViewStyle } from 'react-native';
import { OverEveryScreen, OverThisScreen, UnderNotices } from '@/ui/components';
import { space } from '@/ui/theme';
import { renderUi } from './rendered';

it('a notice of a screen stands below those of the app itself, and covers none of them', () => {
  renderUi(
    <>
      <OverEveryScreen>{undefined}</OverEveryScreen>
      <OverThisScreen>{undefined}</OverThisScreen>
    </>,
  );
  const own = () => screen.getByTestId('notices-of-the-screen');
  const { top = 0 } = StyleSheet.flatten(own().props.style as ViewStyle);
  const take = (height: number) =>
    fireEvent(screen.getByTestId('notices-of-the-app'), 'layout', { nativeEvent: { layout: { height } } });
  take(120);
  expect(own()).toHaveStyle({ top: Number(top) + 120 + space.group });
  take(0);
  expect(own()).toHaveStyle({ top });
});

it('a notice that a part of a screen shows stands below those of the whole screen', () => {
  renderUi(
    <UnderNotices notices={<Text>Two moves could not be stored</Text>}>
      <OverThisScreen>
        <Text>A hint</Text>
      </OverThisScreen>
    </UnderNotices>,
  );
  const over = (words: string) =>
    screen.getAllByTestId('notices-of-the-screen').find((found) => within(found).queryByText(words));
  const stored = over('Two moves could not be stored');
  if (stored === undefined) throw new Error('nothing is shown');
  const { top = 0 } = StyleSheet.flatten(stored.props.style as ViewStyle);
  expect(over('A hint')).toHaveStyle({ top });
  fireEvent(stored, 'layout', { nativeEvent: { layout: { height: 90 } } });
  expect(stored).toHaveStyle({ top });
  expect(over('A hint')).toHaveStyle({ top: Number(top) + 90 + space.group });
});
