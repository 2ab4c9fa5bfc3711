import { fireEvent, screen } from '@testing-library/react-native';
import { StyleSheet, type ViewStyle } from 'react-native';
import { OverEveryScreen, OverThisScreen } from '@/ui/components';
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
