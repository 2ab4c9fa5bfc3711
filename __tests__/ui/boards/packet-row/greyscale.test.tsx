import type { ReactElement } from 'react';
import { packetRow } from '@/games/packet-row';
import { hatchLines } from '@/ui/art/hatching';
import { PlayerRows, Players } from '@/ui/boards/packet-row/parts/Players';
import { Results } from '@/ui/boards/packet-row/results/Results';
import { BoardProvider } from '@/ui/boards/packet-row/table/board';
import { HATCHINGS, HOUSE_LOOKS, HOUSES } from '@/ui/theme';
import { atTheEnd, scenario, type Position } from '../../../games/packet-row/scenario';
import { hueless, whole } from '../../hueless';
import { renderUi } from '../../rendered';
import { get } from './controls';
import { boardAt, people } from './seated';

const table = scenario({ players: 5 });

/** Anna, when she or somebody else is asked; words about it are the same. */
function annaWhenAsked(asked: number, player: ReactElement): string {
  const rendered = renderUi(
    <BoardProvider table={boardAt(table, 'table', { asked }).props}>{player}</BoardProvider>,
  );
  const drawing = hueless(get('button', /^Anna/));
  rendered.unmount();
  return drawing;
}

describe('without colours it is seen who is to act', () => {
  it.each([
    ['in the strip', <Players key="" style="wide" gap={8} />],
    ['in a narrow strip', <Players key="" style="narrow" gap={4} />],
    ['in the list for large type', <PlayerRows key="" />],
  ])('%s', (_where, player) => {
    const waiting = annaWhenAsked(1, player);
    expect(annaWhenAsked(2, player)).toBe(waiting);
    expect(annaWhenAsked(0, player)).not.toBe(waiting);
  });
});

function ended(position: Position) {
  const state = packetRow.clone(atTheEnd({ players: 5, ...position }).state);
  state.phase = 'over';
  return packetRow.view(state, 'table');
}

describe('without colours the final account tells apart', () => {
  const view = ended({ hands: [['banker-1', 'banker-2', 'library']], money: [62, 30, 12, 9, 0] });
  function account(): string {
    const rounds = [ended({ money: [10, 20] }), view];
    return hueless(
      whole(renderUi(<Results view={view} seats={people(5)} rounds={rounds} events={[]} winners={[0]} />)),
    );
  }

  it('the sources of points by hatching and word, the lines of the chart by their dashes', () => {
    const drawing = account();
    const keys = HATCHINGS.filter((hatching) => drawing.includes(hatchLines(hatching, 34, 26).path));
    expect(keys).toHaveLength(3);
    for (const word of ['City cards', 'Money, 1 for $10', 'Bankers']) expect(drawing).toContain(word);
    for (const house of HOUSES) {
      const { dash } = HOUSE_LOOKS[house].line;
      if (dash !== undefined)
        expect(drawing).toMatch(new RegExp(`\\b${dash.join('\\D{1,3}')}\\b(?!\\D{1,3}\\d)`));
    }
  });
});
