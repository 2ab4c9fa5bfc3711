import { act, screen } from '@testing-library/react-native';
import { Platform, TextInput } from 'react-native';
import { answerBy, DecisionButtons, notYet } from '@/ui/boards/kit/prompt';
import { TableStage } from '@/ui/boards/kit/table';
import { Button, Sheet, Type } from '@/ui/components';
import { ShortcutsContext } from '@/ui/keyboard';
import { pebbles, PebblesTable, useBoard, type Pebbles } from '../boards/kit/plainGame';
import { inUi, renderUi } from '../rendered';
import { leaveFocus, press } from './pressed';

const played: Pebbles[] = [];
beforeEach(() => {
  played.length = 0;
});

function Answers() {
  const board = useBoard();
  const { choice } = board;
  const primary = choice === undefined ? notYet('Take', 'tap some') : answerBy<Pebbles>(board, choice);
  return (
    <TableStage flights={() => []}>
      <Button label="One" onPress={() => board.choose({ take: 1 })} />
      <Button label="Two" onPress={() => board.choose({ take: 2 })} />
      <Type variant="text">{`in mind: ${choice?.take ?? 'nothing'}`}</Type>
      <DecisionButtons decision={{ primary }} />
    </TableStage>
  );
}

interface Surroundings {
  heard?: boolean;
  sheet?: boolean;
}

function table({ heard = true, sheet = false }: Surroundings = {}) {
  return (
    <ShortcutsContext value={heard}>
      <PebblesTable table={pebbles({ play: (...moves) => played.push(...moves) })}>
        <Answers />
        <TextInput aria-label="Name" />
        <Sheet open={sheet} title="Sheet" onClose={() => undefined}>
          <Type variant="text">Something else</Type>
        </Sheet>
      </PebblesTable>
    </ShortcutsContext>
  );
}

const element = (label: string) => screen.getByLabelText(label) as unknown as HTMLElement;
const clickOn = (label: string) => act(() => element(label).click());
const inMind = (what: string) => expect(screen.getByText(`in mind: ${what}`)).toBeTruthy();

/** jsdom lays nothing out: these stand side by side, so far from the left, and nothing else has a place. */
function layOut(lefts: Readonly<Record<string, number>>) {
  for (const [label, left] of Object.entries(lefts)) {
    const box = { left, right: left + 100, top: 0, bottom: 50 } as DOMRect;
    Object.assign(element(label), { getBoundingClientRect: () => box, getClientRects: () => [box] });
  }
}

if (Platform.OS === 'web') {
  describe('keys at the table', () => {
    it.each(['c', 'C', 'Enter'])('«%s» gives the answer that stands out, nothing having the focus', (key) => {
      renderUi(table());
      clickOn('Two');
      leaveFocus();
      press(key);
      expect(played).toEqual([{ take: 2 }]);
    });

    it('«c» gives it wherever the focus is, while Enter presses what has it', () => {
      renderUi(table());
      clickOn('Two');
      act(() => element('One').focus());
      press('Enter');
      expect(played).toEqual([]);
      press('c');
      expect(played).toHaveLength(1);
    });

    it('«c» lets the focus go, so that it can be led to the next question', () => {
      renderUi(table());
      clickOn('Two');
      act(() => element('One').focus());
      press('c');
      expect(document.activeElement).toBe(document.body);
    });

    it('«c» leaves the focus where it is while there is nothing to confirm', () => {
      renderUi(table());
      act(() => element('One').focus());
      press('c');
      expect(document.activeElement).toBe(element('One'));
    });

    it('give no answer that cannot be given', () => {
      renderUi(table());
      press('c');
      expect(played).toEqual([]);
    });

    it('Escape clears what is in mind', () => {
      renderUi(table());
      clickOn('One');
      inMind('1');
      press('Escape');
      inMind('nothing');
    });

    it.each<[string, () => void]>([
      [
        'into a field',
        () => {
          act(() => element('Name').focus());
          press('c');
        },
      ],
      ['with another key held down', () => press('c', { ctrlKey: true })],
      ['as long as it is held down', () => press('c', { repeat: true })],
    ])('are not heard when typed %s', (_how, type) => {
      renderUi(table());
      clickOn('Two');
      leaveFocus();
      type();
      expect(played).toEqual([]);
    });

    it.each<[string, Surroundings]>([
      ['where the screen does not let them', { heard: false }],
      ['while a sheet lies over the table', { sheet: true }],
    ])('are not heard %s', (_where, surroundings) => {
      const { rerender } = renderUi(table({ heard: surroundings.heard }));
      clickOn('Two');
      rerender(inUi(table(surroundings)));
      leaveFocus();
      press('c');
      press('Escape');
      expect(played).toEqual([]);
      inMind('2');
    });

    it('lead into the table and over it by arrows', () => {
      renderUi(table());
      layOut({ One: 0, Two: 120 });
      leaveFocus();
      press('ArrowDown');
      expect(document.activeElement).toBe(element('One'));
      press('ArrowRight');
      expect(document.activeElement).toBe(element('Two'));
      press('ArrowLeft');
      expect(document.activeElement).toBe(element('One'));
      press('ArrowUp');
      expect(document.activeElement).toBe(element('One'));
    });
  });
} else {
  it('there are no keys on a phone', () => {
    renderUi(table());
    inMind('nothing');
  });
}
