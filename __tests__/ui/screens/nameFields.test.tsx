import { fireEvent, renderHook, screen } from '@testing-library/react-native';
import type { TextInput } from 'react-native';
import { TextField } from '@/ui/components';
import type { Draft } from '@/ui/screens/newGame/draft';
import { useNameFields } from '@/ui/screens/newGame/nameFields';
import { renderUi } from '../rendered';

/** Between two people sits a bot, which has no name to write. */
const seats: Draft['seats'] = [
  { id: 4, kind: 'human', name: '', house: 'ball' },
  { id: 7, kind: 'easy', name: '', house: 'star' },
  { id: 9, kind: 'human', name: '', house: 'saltire' },
];

it('Enter leads to the next name that is written, and from the last to none', () => {
  const { result } = renderHook(() => useNameFields({ seats }));
  const field: Pick<TextInput, 'focus'> = { focus: jest.fn() };
  result.current.attach(9, field as TextInput);
  renderUi(
    <TextField
      label="Name"
      value=""
      placeholder=""
      maxLength={9}
      onChange={() => undefined}
      onNext={result.current.after(4)}
    />,
  );
  fireEvent(screen.getByLabelText('Name'), 'submitEditing');
  expect(field.focus).toHaveBeenCalledTimes(1);
  expect(result.current.after(9)).toBeUndefined();
});
