import { fireEvent, screen } from '@testing-library/react-native';
import { AccessibilityInfo, Platform } from 'react-native';
import { LANGUAGES } from '@/engine/phrase';
import { redact } from '@/engine/events';
import { CARDS, face } from '@/games/packet-row/cards';
import { facesIn, inBrief } from '@/ui/boards/packet-row/model/faces';
import { PromptWords } from '@/ui/boards/packet-row/parts/Prompt';
import { BoardProvider, useBoard } from '@/ui/boards/packet-row/table/board';
import { tapCard } from '@/ui/boards/packet-row/table/decision';
import { Button } from '@/ui/components';
import { costOf } from '../../../games/packet-row/card-names';
import { pickerFrom, type CardName } from '../../../games/packet-row/card-names';
import { choose, decline, take } from '../../../games/packet-row/named-moves';
import { scenario } from '../../../games/packet-row/scenario';
import type { PacketRowTable } from '../../../games/packet-row/table';
import { inUi, renderUi } from '../../rendered';
import { boardAt } from './seated';

/** Anna chose the market; Ben is asked. */
const atTheMarket = () =>
  scenario({ market: ['library', 'tobacco-1', 'cotton-2'] }).play(0, choose('market'));
const atTheDocks = () => scenario({ docks: ['ship-spain', 'gold-1', 'captain'] }).play(0, choose('docks'));

function Deeds({ card }: { card: CardName }) {
  const board = useBoard();
  const offered = board.view.areas.flatMap((area) => area.current);
  return (
    <>
      <Button label="tap the card" onPress={() => tapCard(board, pickerFrom(offered)(card))} />
    </>
  );
}

function prompt(
  table: PacketRowTable,
  viewer: number,
  happened = 7,
  { short = true, card = 'library' } = {},
) {
  const events = redact(table.events, viewer);
  const { props } = boardAt(table, viewer, { happened: { number: happened, seat: 0, events } });
  return (
    <BoardProvider table={props}>
      <PromptWords short={short} flag={40} told={2} />
      <Deeds card={card} />
    </BoardProvider>
  );
}

const tap = (name: string) => fireEvent.press(screen.getByRole('button', { name }));

describe('one tap on a card explains it', () => {
  it.each([
    ['library', atTheMarket, /^Worth 3 points at the end\. It stays in your hand\.$/, /hand\.$/],
    [
      'ship-spain',
      atTheDocks,
      /^Carries any number .+ then discarded\.$/,
      /^Carries .+ another destination\.$/,
    ],
  ])('where it can be taken: %s, in brief or in full', (card, table, brief, full) => {
    const { unmount } = renderUi(prompt(table(), 1, 7, { card }));
    expect(screen.getByText(/^Anna chose the/)).toBeTruthy();
    tap('tap the card');
    expect(screen.getByText(brief)).toBeTruthy();
    expect(screen.queryByText(/^Anna chose the/)).toBeNull();
    unmount();
    renderUi(prompt(table(), 1, 7, { short: false, card }));
    tap('tap the card');
    expect(screen.getByText(full)).toBeTruthy();
  });

  it('until something else is asked', () => {
    const { rerender } = renderUi(prompt(atTheMarket(), 1));
    tap('tap the card');
    rerender(inUi(prompt(atTheMarket().play(1, take('tobacco-1')), 1, 8)));
    expect(screen.getByText(new RegExp(`Ben took 1 tobacco for \\$${costOf('tobacco-1')}\\.`))).toBeTruthy();
    expect(screen.queryByText(/^Worth 3 points/)).toBeNull();
  });

  /** Two lines below the question of the narrowest phone; an average letter is 6 dp wide. */
  const ROOM = 104;
  it.each(LANGUAGES.flatMap((language) => [2, 4].map((players) => [language, players] as const)))(
    'in two lines of a phone: every card, %s, %i players',
    (language, players) => {
      const faces = facesIn(language, players);
      const long = CARDS.map((_, card) => inBrief(faces(card))).filter(
        (words) => words.length > ROOM || words.length < 20,
      );
      expect(long).toEqual([]);
    },
  );

  it('in brief is the beginning of the whole', () => {
    const faces = facesIn('en', 4);
    for (const card of CARDS.keys()) {
      expect(`${face(card).kind}: ${faces(card).effect}`).toContain(
        `${face(card).kind}: ${inBrief(faces(card))}`,
      );
    }
  });
});

describe('aloud on iOS, which has no live regions', () => {
  const announce = jest.spyOn(AccessibilityInfo, 'announceForAccessibility');
  const said = () => announce.mock.calls.map(([words]) => words);
  const onIos = (...words: readonly string[]) => (Platform.OS === 'ios' ? words : []);
  beforeEach(() => announce.mockClear());
  afterAll(() => announce.mockRestore());

  it('each move of another, and what is asked then', () => {
    const table = atTheMarket();
    const { rerender } = renderUi(prompt(table, 2));
    rerender(inUi(prompt(table, 2)));
    rerender(inUi(prompt(table.play(1, decline), 2, 8)));
    expect(said()).toEqual(
      onIos(
        'Anna chose the market. Ben takes a card from the market, or declines',
        'Ben declined. Take a market card, or decline',
      ),
    );
  });

  it('what a card does that was tapped', () => {
    renderUi(prompt(atTheMarket(), 1));
    announce.mockClear();
    tap('tap the card');
    expect(said()).toEqual(onIos('Worth 3 points at the end. It stays in your hand.'));
  });
});
