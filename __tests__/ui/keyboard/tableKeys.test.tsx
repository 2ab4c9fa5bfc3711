import { act, fireEvent, screen, waitFor } from '@testing-library/react-native';
import { Platform } from 'react-native';
import { DEFAULT_SETTINGS, type Settings } from '@/storage/settings';
import { useSettings } from '@/ui/settings';
import { emptyDevice } from '../screens/emptyDevice';
import { finishDrawing, liftCurtain } from '../screens/liftCurtain';
import { soon } from '../screens/patience';
import { anna, ben, greta, started, tableWith } from '../screens/tables';
import { renderApp } from '../wholeApp';
import { leaveFocus, press } from './pressed';

jest.mock('@/ui/boards', () => ({
  ...jest.requireActual<object>('@/ui/boards'),
  boardOf: () => jest.requireActual<{ plainBoard: object }>('../screens/plainBoard').plainBoard,
}));

beforeEach(async () => {
  await emptyDevice();
});

async function openTable(seats: Parameters<typeof tableWith>[0], wishes: Partial<Settings> = {}) {
  const settings = { ...DEFAULT_SETTINGS, language: 'en', motion: 'off', botPace: 'step' } as const;
  act(() => useSettings.setState({ ...settings, ...wishes }));
  const match = await started(tableWith(seats));
  match.close();
  renderApp();
  fireEvent.press(await screen.findByLabelText(/^Play on: Packet Row/, {}, soon));
}

async function openAlone(wishes?: Partial<Settings>) {
  await openTable([anna, greta], wishes);
  await waitFor(() => expect(screen.getByText('view of 0')).toBeTruthy(), soon);
  finishDrawing();
}

const pressOnTable = (key: string) => {
  leaveFocus();
  press(key);
};
const isThinking = () => screen.queryByText('Thinking it over …') !== null;
const title = (name: string) => screen.queryByRole('heading', { name });

if (Platform.OS === 'web') {
  describe('a key at the table', () => {
    it.each([
      ['m', 'At the table'],
      ['M', 'At the table'],
      ['l', 'Log'],
      ['?', 'Keys'],
    ])('«%s» opens «%s»', async (key, sheet) => {
      await openAlone();
      pressOnTable(key);
      expect(title(sheet)).toBeTruthy();
    });

    it('«h» asks for a hint, and puts it away again', async () => {
      await openAlone();
      pressOnTable('h');
      expect(isThinking()).toBe(true);
      pressOnTable('h');
      expect(isThinking()).toBe(false);
    });

    it('«r» opens the rules, and the table hears no more keys there', async () => {
      await openAlone();
      pressOnTable('r');
      await waitFor(() => expect(title('Packet Row: rules')).toBeTruthy(), soon);
      pressOnTable('l');
      expect(title('Log')).toBeNull();
    });

    it('«u» takes back the last move, where that can be', async () => {
      await openAlone();
      pressOnTable('u');
      fireEvent.press(screen.getByLabelText('choose docks'));
      await screen.findByLabelText('Show the next move', {}, soon);
      finishDrawing();
      pressOnTable('u');
      expect(await screen.findByLabelText('choose docks', {}, soon)).toBeTruthy();
    });

    it('is shown in the menu beside what it does, and heard there', async () => {
      const asked = window.matchMedia;
      const mouse = jest
        .spyOn(window, 'matchMedia')
        .mockImplementation((media) =>
          Object.assign(asked(media), { matches: media === '(any-pointer: fine)' }),
        );
      await openAlone();
      pressOnTable('m');
      for (const key of ['H', 'U', 'L', 'R']) expect(screen.getByText(key)).toBeTruthy();
      expect(screen.getByText(/^At the table: arrow keys lead from place to place/)).toBeTruthy();
      press('l');
      expect(title('Log')).toBeTruthy();
      mouse.mockRestore();
    });

    it('does nothing and is shown nowhere for people who do not want it', async () => {
      await openAlone({ shortcuts: false });
      pressOnTable('l');
      expect(title('Log')).toBeNull();
      fireEvent.press(screen.getByLabelText('Menu'));
      expect(screen.queryByText('L')).toBeNull();
    });

    it('does nothing while the curtain is down', async () => {
      await openTable([anna, ben], { cover: 'table' });
      await screen.findByText('Decide.', {}, soon);
      finishDrawing();
      for (const key of ['m', 'l', 'h', 'u', 'c', 'Enter']) pressOnTable(key);
      expect(screen.getByText('Decide.')).toBeTruthy();
      for (const sheet of ['At the table', 'Log']) expect(title(sheet)).toBeNull();
      expect(isThinking()).toBe(false);
    });

    it('asks for no hint while the own hand lies covered', async () => {
      await openTable([anna, ben], { cover: 'hand' });
      await liftCurtain('Anna');
      fireEvent.press(await screen.findByLabelText('choose docks', {}, soon));
      await waitFor(() => expect(screen.getByText('view of table')).toBeTruthy(), soon);
      finishDrawing();
      pressOnTable('h');
      expect(isThinking()).toBe(false);
      pressOnTable('m');
      expect(title('At the table')).toBeTruthy();
    });
  });
} else {
  it('the menu tells of no keys on a phone', async () => {
    await openAlone();
    fireEvent.press(screen.getByLabelText('Menu'));
    expect(title('At the table')).toBeTruthy();
    expect(screen.queryByText('L')).toBeNull();
  });
}
