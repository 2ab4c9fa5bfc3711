import { act, fireEvent, screen } from '@testing-library/react-native';
import { GAME_IDS, type GameId } from '@/games';
import { TEXTS } from '@/text';
import { boardOf, isTaught } from '@/ui/boards';
import { useBoardAhead } from '@/ui/boards/useBoardAhead';
import { Type } from '@/ui/components';
import { lazily } from '@/ui/lazy/lazy';
import { Loaded } from '@/ui/lazy/Loaded';
import { EVERY_BOARD } from '../boards/everyBoard';
import { renderUi } from '../rendered';

const mockHome = jest.fn();
jest.mock('@react-navigation/native', () => ({
  ...jest.requireActual<object>('@react-navigation/native'),
  useNavigation: () => ({ popTo: mockHome }),
}));

/** Something to load that comes, or does not, when the test says so. */
function somethingToLoad() {
  const tries: { come: (word: string) => void; fail: () => void }[] = [];
  const lazy = lazily(
    () =>
      new Promise<string>((come, fail) => {
        tries.push({ come, fail: () => fail(new Error('no network')) });
      }),
  );
  return { lazy, tries };
}

const shown = (lazy: ReturnType<typeof somethingToLoad>['lazy'], language: 'en' | 'de' = 'en') =>
  renderUi(<Loaded lazy={lazy}>{(word) => <Type variant="text">{word}</Type>}</Loaded>, { language });

/** Asks for a board ahead of the tap. */
function Likely({ game }: { game: GameId }) {
  useBoardAhead(game);
  return null;
}

describe('the registry of boards', () => {
  it('brings the board that is likely to be opened, and no other', async () => {
    renderUi(<Likely game="harbour" />);
    await act(() => boardOf('harbour').load());
    expect(GAME_IDS.filter((game) => boardOf(game).getSnapshot().state === 'there')).toEqual(['harbour']);
  });

  it('loads the board of every game that can be played', async () => {
    for (const game of GAME_IDS) {
      await boardOf(game).load();
      const loading = boardOf(game).getSnapshot();
      expect(loading.state === 'there' && loading.thing === EVERY_BOARD[game]).toBe(true);
    }
    expect(Object.keys(EVERY_BOARD)).toEqual(GAME_IDS);
  });

  it.each(GAME_IDS)('says of %s whether it is taught without its board', (game) => {
    expect(isTaught(game)).toBe(EVERY_BOARD[game].lessons !== undefined);
  });
});

describe('a screen that stands on a part of the app', () => {
  it('is there at once where the part is loaded', async () => {
    const { lazy, tries } = somethingToLoad();
    const loading = lazy.load();
    tries[0]?.come('table');
    await loading;
    shown(lazy);
    expect(screen.getByText('table')).toBeTruthy();
    expect(tries).toHaveLength(1);
  });

  it('says nothing of a short wait', async () => {
    const { lazy, tries } = somethingToLoad();
    shown(lazy);
    expect(screen.queryByText(TEXTS.en.webApp.part.loading)).toBeNull();
    await act(() => Promise.resolve(tries[0]?.come('table')));
    expect(screen.getByText('table')).toBeTruthy();
  });

  it.each(['en', 'de'] as const)('tells in %s what failed, tries again, and leads home', async (language) => {
    const text = TEXTS[language];
    const { lazy, tries } = somethingToLoad();
    shown(lazy, language);
    await act(() => Promise.resolve(tries[0]?.fail()));
    expect(screen.getByText(text.webApp.part.failed)).toBeTruthy();
    fireEvent.press(screen.getByRole('button', { name: text.table.home }));
    expect(mockHome).toHaveBeenCalledWith('home');
    fireEvent.press(screen.getByRole('button', { name: text.webApp.part.again }));
    expect(screen.queryByText(text.webApp.part.failed)).toBeNull();
    await act(() => Promise.resolve(tries[1]?.come('table')));
    expect(screen.getByText('table')).toBeTruthy();
  });

  it('forgets a failure that nobody waited for', async () => {
    const { lazy, tries } = somethingToLoad();
    const ahead = lazy.load();
    tries[0]?.fail();
    await ahead;
    shown(lazy);
    expect(screen.queryByText(TEXTS.en.webApp.part.failed)).toBeNull();
    await act(() => Promise.resolve(tries[1]?.come('table')));
    expect(screen.getByText('table')).toBeTruthy();
  });
});
