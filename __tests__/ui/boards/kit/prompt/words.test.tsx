import { fireEvent, render, screen } from '@testing-library/react-native';
import { ScrollView } from 'react-native';
import { Words } from '@/ui/boards/kit/prompt/Words';
import { Type } from '@/ui/components';
import { inUi } from '../../../rendered';

const words = (said: string) =>
  inUi(
    <Words room={40} said={said}>
      <Type variant="text">{said}</Type>
    </Words>,
  );

it('something else begins at the top where somebody had scrolled, and asks for no layout where nobody had', () => {
  const { rerender } = render(words('What Anna did'));
  const scroller = screen.UNSAFE_getByType(ScrollView);
  const scrollTo = jest.spyOn(scroller.instance as ScrollView, 'scrollTo');
  rerender(words('What Ben did'));
  expect(scrollTo).not.toHaveBeenCalled();
  fireEvent.scroll(scroller, { nativeEvent: { contentOffset: { x: 0, y: 12 } } });
  rerender(words('What Cleo did'));
  expect(scrollTo).toHaveBeenCalledWith({ y: 0, animated: false });
});

it.each([
  ['what is only blank below the last line', 42, false],
  ['a line more', 60, true],
])('%s is scrolled to or left, %f high in room for 40: %s', (_, height, scrolls) => {
  render(words('What Anna did'));
  fireEvent(screen.UNSAFE_getByType(ScrollView), 'contentSizeChange', 200, height);
  expect(screen.UNSAFE_getByType(ScrollView).props).toMatchObject({ scrollEnabled: scrolls });
});
