import { act, screen } from '@testing-library/react-native';
import type { ReactElement } from 'react';
import { Platform } from 'react-native';
import { AREAS } from '@/games/packet-row/cards';
import { packetRowWords } from '@/games/packet-row/phrases';
import { en } from '@/text/en';
import { Table as HarbourTable } from '@/ui/boards/harbour/table/Table';
import { Table as PacketRowTable } from '@/ui/boards/packet-row/table/Table';
import { DIGITS, ShortcutsContext } from '@/ui/keyboard';
import { RoomContext } from '@/ui/theme';
import { scenario as harbourScenario } from '../../games/harbour/scenario';
import { choose } from '../../games/packet-row/named-moves';
import { scenario } from '../../games/packet-row/scenario';
import { propsAt } from '../boards/harbour/seated';
import { boardAt } from '../boards/packet-row/seated';
import { renderUi } from '../rendered';
import { PHONE, TABLET } from '../windowSize';
import { leaveFocus, press } from './pressed';

const WINDOWS = { phone: PHONE, tablet: TABLET };

const { board: packetRow } = en.games['packet-row'];
const { area: areaName, areaInSentence } = packetRowWords.en;

function onKeys(window: keyof typeof WINDOWS, table: ReactElement) {
  const insets = { top: 0, right: 0, bottom: 0, left: 0 };
  return renderUi(
    <ShortcutsContext value>
      <RoomContext value={{ ...WINDOWS[window], insets }}>{table}</RoomContext>
    </ShortcutsContext>,
  );
}

const pressOnTable = (key: string) => {
  act(leaveFocus);
  press(key);
};
const focused = () => document.activeElement?.getAttribute('aria-label') ?? '';
const sheet = () => screen.queryByRole('dialog');
const areaKeys = AREAS.map((area, at) => [DIGITS[at] ?? '', area] as const);

if (Platform.OS === 'web') {
  /** jsdom lays nothing out, and what has no place cannot have the focus. */
  beforeEach(() => {
    const boxes = [{ left: 0, right: 44, top: 0, bottom: 44 }] as unknown as DOMRectList;
    jest.spyOn(HTMLElement.prototype, 'getClientRects').mockReturnValue(boxes);
  });
  afterEach(() => jest.restoreAllMocks());

  describe.each(['phone', 'tablet'] as const)('on a %s, in Packet Row', (window) => {
    it.each(areaKeys)('«%s» has the %s in mind while an area is chosen', (digit, area) => {
      onKeys(window, <PacketRowTable {...boardAt(scenario(), 0).props} />);
      pressOnTable(digit);
      expect(
        screen.getByRole('button', { name: packetRow.act.choose({ area: areaInSentence(area) }) }),
      ).toBeTruthy();
    });

    it('«n» shows the own hand', () => {
      onKeys(window, <PacketRowTable {...boardAt(scenario(), 0).props} />);
      expect(sheet()).toBeNull();
      pressOnTable('n');
      expect(sheet()).toBeTruthy();
    });

    it('«n» does nothing where nobody’s hand is in sight', () => {
      onKeys(window, <PacketRowTable {...boardAt(scenario(), 'table').props} />);
      pressOnTable('n');
      expect(sheet()).toBeNull();
    });
  });

  describe('where a card is taken, in Packet Row', () => {
    const taking = () => boardAt(scenario().play(0, choose('market')), 1).props;

    it.each(areaKeys)('«%s» opens the %s on a phone', (digit, area) => {
      onKeys('phone', <PacketRowTable {...taking()} />);
      pressOnTable(digit);
      expect(screen.getByRole('tab', { name: new RegExp(`^${areaName(area)}`) })).toBeSelected();
    });

    it('«3» leads to what can be taken from the market on a tablet', () => {
      onKeys('tablet', <PacketRowTable {...taking()} />);
      pressOnTable('3');
      expect(document.activeElement?.getAttribute('role')).toBe('radio');
    });

    it.each(areaKeys.filter(([, area]) => area !== 'market'))(
      '«%s» leads to the %s, where nothing can be taken, on a tablet',
      (digit, area) => {
        onKeys('tablet', <PacketRowTable {...taking()} />);
        pressOnTable(digit);
        expect(focused()).toMatch(new RegExp(`^${areaName(area)}: `));
      },
    );
  });

  describe('in Harbour', () => {
    const table = () => harbourScenario({ players: 2 });

    it.each(['phone', 'tablet'] as const)('«n» shows the own board on a %s', (window) => {
      onKeys(window, <HarbourTable {...propsAt(table(), 0)} />);
      pressOnTable('n');
      expect(sheet()).toBeTruthy();
    });

    it.each([
      ['1', /^(?!Landing Stages).*, on offer/],
      ['2', /^Landing Stages, start, yours/],
      ['3', /^Landing Stages, start, Ben’s/],
    ])('«%s» leads to what is on offer, or to the quarter of one of both, on a tablet', (digit, there) => {
      onKeys('tablet', <HarbourTable {...propsAt(table(), 0)} />);
      pressOnTable(digit);
      expect(focused()).toMatch(there);
    });

    it.each([
      ['1', /^On offer/],
      ['2', /^Anna/],
      ['3', /^Ben/],
    ])('«%s» opens that tab on a phone', (digit, tab) => {
      onKeys('phone', <HarbourTable {...propsAt(table(), 0)} />);
      // Another one is open before.
      pressOnTable(digit === '1' ? '2' : '1');
      pressOnTable(digit);
      expect(screen.getByRole('tab', { name: tab })).toBeSelected();
    });
  });
} else {
  it('there are no keys on a phone', () => {
    expect(Platform.OS).not.toBe('web');
  });
}
