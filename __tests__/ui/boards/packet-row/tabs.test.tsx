import { act, fireEvent, screen } from '@testing-library/react-native';
import { Platform } from 'react-native';
import { Answers } from '@/ui/boards/packet-row/parts/Prompt';
import { AreaTabs, useFocusedArea } from '@/ui/boards/packet-row/parts/AreaTabs';
import { BoardProvider, useBoard } from '@/ui/boards/packet-row/table/board';
import { Table } from '@/ui/boards/packet-row/table/Table';
import { Type } from '@/ui/components';
import { ShortcutsContext } from '@/ui/keyboard';
import { RoomContext } from '@/ui/theme';
import { choose, decline } from '../../../games/packet-row/named-moves';
import { scenario } from '../../../games/packet-row/scenario';
import type { PacketRowTable } from '../../../games/packet-row/table';
import { renderUi } from '../../rendered';
import { get, query } from './controls';
import { boardAt } from './seated';

const Tabs = () => <AreaTabs focus={useFocusedArea()} />;

function tabsAt(table: PacketRowTable): void {
  renderUi(
    <BoardProvider table={boardAt(table, 0).props}>
      <Tabs />
    </BoardProvider>,
  );
}

const tab = (name: string) => screen.getByRole('tab', { name });

it('tells which area is in sight', () => {
  tabsAt(scenario());
  expect(tab('Guildhall')).toBeSelected();
  expect(tab('Docks')).not.toBeSelected();
});

/** What the person has in mind. */
function Armed() {
  const { choice } = useBoard();
  return <Type variant="text">{JSON.stringify(choice)}</Type>;
}

it('nobody has an area in mind while the device is passed to them', () => {
  renderUi(
    <BoardProvider
      table={boardAt(scenario(), 0, { onTurnHandUp: () => undefined, happened: undefined }).props}
    >
      <Tabs />
      <Armed />
    </BoardProvider>,
  );
  expect(screen.queryByText(/area/)).toBeNull();
});

it('PR-10 the tab that is shown is the area that will be chosen', () => {
  const table = scenario().play(0, choose('guildhall')).answers(decline, decline, decline, decline);
  renderUi(
    <BoardProvider table={boardAt(table, 0).props}>
      <Tabs />
      <Armed />
    </BoardProvider>,
  );
  expect(tab('Docks')).toBeSelected();
  expect(screen.getByText(JSON.stringify({ area: 'docks' }))).toBeTruthy();
});

it('PR-13 an area that cannot be chosen again can be looked at, and the button says why it cannot', () => {
  const table = scenario().play(0, choose('guildhall')).answers(decline, decline, decline, decline);
  renderUi(
    <BoardProvider table={boardAt(table, 0).props}>
      <Tabs />
      <Armed />
      <Answers />
    </BoardProvider>,
  );
  const chosen = 'Guildhall, chosen earlier this round';
  fireEvent.press(tab(chosen));
  expect(tab(chosen)).toBeSelected();
  expect(
    get('button', /^Choose the guildhall, unavailable: Guildhall was chosen this round already/),
  ).toBeTruthy();
  fireEvent.press(tab('Bank'));
  expect(screen.getByText(JSON.stringify({ area: 'bank' }))).toBeTruthy();
});

if (Platform.OS === 'web') {
  /** Where the focus is, there the keys go. */
  const press = (key: string) =>
    act(() => {
      document.activeElement?.dispatchEvent(
        new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
      );
    });
  const focusOn = (name: string) => act(() => (tab(name) as unknown as HTMLElement).focus());
  const focused = () => document.activeElement?.getAttribute('aria-label');

  it.each([
    ['ArrowRight', ['Docks', 'Market', 'Bank', 'Guildhall']],
    ['ArrowLeft', ['Bank', 'Market', 'Docks', 'Guildhall']],
    ['ArrowDown', ['Docks', 'Market', 'Bank', 'Guildhall']],
    ['ArrowUp', ['Bank', 'Market', 'Docks', 'Guildhall']],
  ])('the key «%s» leads on from tab to tab, round and round', (key, names) => {
    tabsAt(scenario());
    focusOn('Guildhall');
    for (const name of names) {
      press(key);
      expect(focused()).toBe(name);
      expect(tab(name)).toBeSelected();
    }
  });

  it('PR-13 the keys lead past an area that cannot be chosen again', () => {
    tabsAt(scenario().play(0, choose('docks')).answers(decline, decline, decline, decline));
    focusOn('Guildhall');
    press('ArrowRight');
    expect(focused()).toBe('Docks, chosen earlier this round');
    press('ArrowRight');
    expect(focused()).toBe('Market');
    expect(tab('Market')).toBeSelected();
  });

  it('the Escape key leads back to all areas before it forgets what is in mind', () => {
    // Nothing is laid out here, and what takes no room cannot have the focus.
    jest.spyOn(Element.prototype, 'getClientRects').mockReturnValue([{}] as unknown as DOMRectList);
    renderUi(
      <ShortcutsContext value>
        <RoomContext value={{ width: 390, height: 844, insets: { top: 0, right: 0, bottom: 0, left: 0 } }}>
          <Table {...boardAt(scenario(), 0).props} />
        </RoomContext>
      </ShortcutsContext>,
    );
    fireEvent.press(get('radio', 'Market'));
    expect(focused()).toBe('Market');
    press('Escape');
    expect(query('button', 'All areas')).toBeNull();
    expect(focused()).toBe('Market');
    expect(get('button', 'Choose the market')).toBeTruthy();
    press('Escape');
    expect(query('button', 'Choose the market')).toBeNull();
  });
}
