import { act, fireEvent, screen } from '@testing-library/react-native';
import type { Problem } from '@/engine/phrase';
import { engineProblem } from '@/engine/phrases';
import { Banner, Button } from '@/ui/components';
import { useMatchStart } from '@/ui/match/useMatchStart';
import { renderUi } from '../rendered';

jest.mock('@react-navigation/native', () => ({
  useFocusEffect: jest.requireActual<typeof import('react')>('react').useEffect,
}));

const begin = jest.fn<Promise<string | Problem>, []>();
const started = jest.fn<undefined, [string]>();

function StartButton() {
  const { start, trouble } = useMatchStart('packet-row', started);
  return (
    <>
      <Button label="Start" onPress={() => start(begin)} />
      {trouble !== undefined && <Banner tone="warning" text={trouble} />}
    </>
  );
}

const press = () => fireEvent.press(screen.getByLabelText('Start'));
const aMoment = () => act(() => new Promise((go) => setTimeout(go, 20)));

beforeEach(() => {
  begin.mockReset();
  started.mockReset();
  renderUi(<StartButton />);
});

it('begins one match, however often it is pressed before and after that is there', async () => {
  begin.mockResolvedValue('id');
  press();
  press();
  await aMoment();
  press();
  await aMoment();
  expect(begin).toHaveBeenCalledTimes(1);
  expect(started.mock.calls).toEqual([['id']]);
});

it('says why there is no match, and may be pressed again', async () => {
  begin.mockResolvedValueOnce(engineProblem('seatCount', { min: 2, max: 5 })).mockResolvedValueOnce('id');
  press();
  await aMoment();
  expect(screen.getByText(/2 to 5/)).toBeTruthy();
  expect(started).not.toHaveBeenCalled();
  press();
  await aMoment();
  expect(screen.queryByText(/2 to 5/)).toBeNull();
  expect(started.mock.calls).toEqual([['id']]);
});
