import { render, screen } from '@testing-library/react-native';
import { useContext, type ReactElement } from 'react';
import { StyleSheet, type StyleProp, type ViewStyle } from 'react-native';
import type { Viewer } from '@/engine/game';
import { Type } from '@/ui/components';
import { SlipFront, type CardFace } from '@/ui/components/card';
import { flightsOf } from '@/ui/boards/packet-row/motion/flights';
import { BoardProvider, useBoard } from '@/ui/boards/packet-row/table/board';
import { MotionStage, type Flight } from '@/ui/boards/kit/motion';
import { StagingContext } from '@/ui/boards/kit/motion/zones';
import { ThemeProvider, type MotionLevel } from '@/ui/theme';
import { choose, decline, deliver, take } from '../../../games/packet-row/named-moves';
import { scenario } from '../../../games/packet-row/scenario';
import type { PacketRowTable } from '../../../games/packet-row/table';
import { inUi, renderUi } from '../../rendered';
import { boardAt } from './seated';

function flightsSeenBy(viewer: Viewer, table: PacketRowTable, inStrips = false): readonly Flight[] {
  let seen: readonly Flight[] = [];
  function Probe() {
    seen = flightsOf(useBoard(), { inStrips });
    return null;
  }
  renderUi(
    <BoardProvider table={boardAt(table, viewer).props}>
      <Probe />
    </BoardProvider>,
  );
  return seen;
}

const plantings = (flights: readonly Flight[]) => flights.filter(({ manner }) => manner === 'plant');
const market = () => scenario({ market: ['library', 'tobacco-1', 'cotton-2'] }).play(0, choose('market'));

describe('PR-15 the flag of the house that takes a card', () => {
  it.each(['table', 1, 2] as const)('comes down on its space and stays there, seen by %s', (viewer) => {
    const flights = flightsSeenBy(viewer, market().answers(take('tobacco-1')));
    expect(plantings(flights)).toHaveLength(1);
    const [flag] = plantings(flights);
    expect(flag?.lands).toMatch(/^flag /);
    expect(flag?.to).toEqual([flag?.lands]);
  });

  it('comes down after the card has lifted off, and no later than the card arrives', () => {
    const flights = flightsSeenBy(2, market().answers(take('tobacco-1')));
    const [card] = flights.filter(({ manner }) => manner === 'lay');
    const [flag] = plantings(flights);
    if (card === undefined || flag === undefined) throw new Error('a card and a flag move');
    expect(flag.start).toBeGreaterThan(card.start);
    expect(flag.start + flag.lasts).toBeLessThanOrEqual(card.start + card.lasts);
  });

  it('fades where the last card of the round was, since the space is filled again', () => {
    const table = market().answers(take('tobacco-1'), take('cotton-2'), decline, take('library'));
    const [flag] = plantings(flightsSeenBy('table', table));
    expect(table.state.round).toBe(2);
    expect(flag).toMatchObject({ lands: undefined, to: [] });
  });

  it('stays away from the next card, which lies in its strip at once after the last card of the round', () => {
    const inStrip = (table: PacketRowTable) => plantings(flightsSeenBy('table', table, true));
    const taken = market().answers(take('tobacco-1'));
    expect(inStrip(taken)).toHaveLength(1);
    expect(inStrip(taken.answers(take('cotton-2'), decline, take('library')))).toEqual([]);
  });

  it('stays away when nobody takes anything', () => {
    expect(plantings(flightsSeenBy(2, market().answers(decline)))).toEqual([]);
  });
});

describe('a card looks on its way as it will lie', () => {
  const taken = () => market().answers(take('tobacco-1'));
  const laid = (table: PacketRowTable, inFan: boolean) => {
    let flights: readonly Flight[] = [];
    function Probe() {
      flights = flightsOf(useBoard(), { inFan });
      return null;
    }
    renderUi(
      <BoardProvider table={boardAt(table, 1).props}>
        <Probe />
      </BoardProvider>,
    );
    return flights.find(({ manner }) => manner === 'lay');
  };
  const size = { width: 112, height: 158 };
  const indexOf = (flight: Flight | undefined) =>
    (flight?.draw(size) as ReactElement<{ face: CardFace }> | undefined)?.props.face.index;

  it.each([
    ['with its worth in the corner in a fan', true],
    ['without it side by side', false],
  ])('%s', (_case, inFan) => {
    const card = laid(taken(), inFan);
    expect(card?.unfolds).toBe(true);
    expect(indexOf(card) !== undefined).toBe(inFan);
  });
});

describe('PR-11 the cards of a new round', () => {
  const refilled = () => market().answers(take('tobacco-1'), take('cotton-2'), decline, take('library'));

  it('turn up as large as the slips that they are', () => {
    const next = flightsSeenBy('table', refilled()).filter(
      ({ manner, size }) => manner === 'turn' && size === 'place',
    );
    expect(next.length).toBeGreaterThan(0);
    const slip = next[0]?.draw({ width: 146, height: 72 }) as ReactElement | undefined;
    expect(slip?.type).toBe(SlipFront);
    const card = next[0]?.draw({ width: 120, height: 168 }) as ReactElement | undefined;
    expect(card?.type).not.toBe(SlipFront);
  });

  it('the wheel rolls along the cell of the next harbour master', () => {
    const [wheel] = flightsSeenBy('table', refilled()).filter(({ manner }) => manner === 'roll');
    expect(wheel?.along).toHaveLength(1);
  });
});

it('what changed while motion was off is not shown when it is on again', () => {
  const flights = flightsSeenBy(2, market().answers(take('tobacco-1')));
  function Landing() {
    return <Type variant="text">{`${useContext(StagingContext).landing.size} on their way`}</Type>;
  }
  const staged = (motion: MotionLevel, number: number) =>
    inUi(
      <ThemeProvider scheme="dark" motion={motion}>
        <MotionStage eyes={2} number={number} flights={flights} tempo={1} onSettled={() => undefined}>
          <Landing />
        </MotionStage>
      </ThemeProvider>,
    );
  const { rerender } = render(staged('full', 1));
  rerender(staged('off', 2));
  rerender(staged('full', 2));
  expect(screen.getByText('0 on their way')).toBeTruthy();
  rerender(staged('full', 3));
  expect(screen.getByText('1 on their way')).toBeTruthy();
});

describe('PR-40 the ship of a delivery', () => {
  const delivered = () =>
    scenario({ hands: [['contract-cotton-france', 'cotton-2']], ships: [['ship-france']] }).play(
      0,
      deliver('contract-cotton-france', 'ship-france', 'cotton-2'),
    );
  const room = { width: 96, height: 64 };

  it.each(['table', 0, 1] as const)('sails on water that hides what it passes, seen by %s', (viewer) => {
    const [ship] = flightsSeenBy(viewer, delivered()).filter(({ manner }) => manner === 'sail');
    if (ship === undefined) throw new Error('a ship sails');
    const { props } = ship.draw(room) as ReactElement<{ style: StyleProp<ViewStyle> }>;
    const { backgroundColor, opacity = 1, width, height } = StyleSheet.flatten(props.style);
    expect({ width, height }).toEqual(room);
    expect(opacity).toBe(1);
    expect(backgroundColor).toMatch(/^#[0-9A-F]{6}$/iu);
  });
});
