import { getStateFromPath } from '@react-navigation/native';
import { act, fireEvent, screen } from '@testing-library/react-native';
import { linking } from '@/ui/navigation/routes';
import { harbourRulebook } from '@/ui/boards/harbour/rules/rulebook';
import { packetRowRulebook } from '@/ui/boards/packet-row/rules/rulebook';
import { readBook } from '@/ui/screens/rules/book';
import { findIn, pieces, termsOf } from '@/ui/screens/rules/search';
import { DEFAULT_SETTINGS } from '@/storage/settings';
import { useSettings } from '@/ui/settings';
import { renderApp } from '../wholeApp';
import { soon } from './patience';

const english = readBook(packetRowRulebook, 'en');
const german = readBook(packetRowRulebook, 'de');
const harbour = readBook(harbourRulebook, 'en');
const hafen = readBook(harbourRulebook, 'de');

const found = (book: typeof english, query: string) => findIn(book, termsOf(query)).map(({ id }) => id);

describe('searching the rules', () => {
  it.each([
    ['last call', english, 'last-call'],
    ['LAST CALL', english, 'last-call'],
    ['call harbour last', english, 'last-call'],
    ['library', english, 'city'],
    ['handler', german, 'trader'],
    ['Kapitän', german, 'captain'],
    ['letzter aufruf', german, 'last-call'],
    ['top hat', harbour, 'fee'],
    ['canal lock', harbour, 'bending-the-market'],
    ['bettler', hafen, 'gaining-characters'],
    ['ZYLINDER gebuhr', hafen, 'fee'],
  ])('finds the paragraph for «%s»', (query, book, paragraph) => {
    expect(found(book, query)).toContain(paragraph);
  });

  it('puts what is called so first', () => {
    expect(found(english, 'assistant')[0]).toBe('assistant');
  });

  it('finds nothing for a word that is not there', () => {
    expect(found(english, 'submarine')).toEqual([]);
  });

  it('makes out what was looked for, accents or not', () => {
    expect(pieces('Ein Händler handelt', ['handel'])).toEqual([
      { text: 'Ein Händler ', found: false },
      { text: 'handel', found: true },
      { text: 't', found: false },
    ]);
    expect(pieces('Händler', ['handler'])).toEqual([{ text: 'Händler', found: true }]);
  });
});

describe('an address of the rules', () => {
  const routeOf = (path: string) => getStateFromPath(path, linking.config)?.routes.at(-1);

  it.each([
    ['rules/packet-row', { game: 'packet-row' }],
    ['rules/packet-row/last-call', { game: 'packet-row', paragraph: 'last-call' }],
    ['rules/harbour/warehouse', { game: 'harbour', paragraph: 'warehouse' }],
  ])('%s leads there', (path, params) => {
    expect(routeOf(path)).toMatchObject({ name: 'rules' });
    expect(routeOf(path)?.params ?? {}).toMatchObject(params);
  });

  it.each(['new/chess', 'rules/chess', 'learn/chess/1', 'new', 'new/packet-row/2/3', 'nonsense'])(
    '%s leads nowhere, which is said',
    (path) => expect(routeOf(path)).toMatchObject({ name: 'nowhere' }),
  );
});

/** By label and text: working out roles and names of a whole rulebook takes jsdom half a minute. */
describe('the screen', () => {
  beforeEach(async () => {
    act(() => useSettings.setState({ ...DEFAULT_SETTINGS, language: 'en' }));
    renderApp();
    fireEvent.press(await screen.findByLabelText('Rules', {}, soon));
    await screen.findByText('Packet Row: rules', {}, soon);
  });

  const search = (query: string) => fireEvent.changeText(screen.getByLabelText('Search the rules'), query);

  it('shows every chapter, and the way to it from the contents', () => {
    for (const { title } of english) {
      expect(screen.getByLabelText(title)).toBeTruthy();
      expect(screen.getAllByText(title).length).toBeGreaterThan(1);
    }
  });

  it('shows the cards themselves', async () => {
    const card = 'Contract, Netherlands, three cotton, reward 25 dollars';
    expect(await screen.findByLabelText(card, {}, soon)).toBeTruthy();
  });

  it('finds paragraphs while one writes and leads to their chapter', () => {
    search('last call');
    expect(screen.getByText(/paragraphs found$/)).toBeTruthy();
    expect(screen.queryByText('Set-up')).toBeNull();
    fireEvent.press(screen.getByLabelText('Show in its chapter: Last call'));
    expect(screen.getAllByText('Set-up')).not.toEqual([]);
    expect(screen.queryByText(/paragraphs found$/)).toBeNull();
  });

  it('turns to the book of another game', async () => {
    fireEvent.press(screen.getByLabelText('Harbour'));
    expect(await screen.findByText('Harbour: rules', {}, soon)).toBeTruthy();
    for (const { title } of harbour) expect(screen.getByLabelText(title)).toBeTruthy();
  });

  it('says so when nothing is found', () => {
    search('submarine');
    expect(screen.getByText('Nothing found')).toBeTruthy();
  });
});
