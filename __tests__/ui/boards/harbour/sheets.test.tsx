import { fireEvent, screen, within } from '@testing-library/react-native';
import { LANGUAGES } from '@/engine/phrase';
import type { Viewer } from '@/engine/game';
import { BUILDINGS, buildingNamed } from '@/games/harbour/cards/buildings';
import { GOODS } from '@/games/harbour/cards/goods';
import { PLAYER_BOARDS } from '@/games/harbour/cards/player-boards';
import { harbourWords } from '@/games/harbour/phrases';
import { startOf } from '@/games/harbour/state';
import type { HarbourMove } from '@/games/harbour/move';
import { faceNamed } from '@/ui/boards/harbour/model/faces';
import { Sheets } from '@/ui/boards/harbour/sheets/Sheets';
import { BoardProvider, useBoard, type SheetName } from '@/ui/boards/harbour/table/board';
import { Touchable } from '@/ui/components';
import { Card } from '@/ui/components/card';
import { scenario, type Position } from '../../../games/harbour/scenario';
import { renderUi } from '../../rendered';
import { propsAt } from './seated';
import { TABLE } from './table';

const OPENS = 'opens the sheet';

function Opener({ sheet }: { sheet: SheetName }) {
  const board = useBoard();
  return (
    <Touchable role="link" label={OPENS} onPress={() => board.open(sheet)}>
      {null}
    </Touchable>
  );
}

interface Looking {
  readonly position?: Position;
  readonly viewer?: Viewer;
}

/** A sheet over the table, as one seat or the open table sees it. */
function open(sheet: SheetName, { position = TABLE, viewer = 0 }: Looking = {}) {
  const played: HarbourMove[] = [];
  const props = propsAt(scenario(position), viewer, { play: (moves) => played.push(...moves) });
  const { toJSON } = renderUi(
    <BoardProvider table={props}>
      <Opener sheet={sheet} />
      <Sheets />
    </BoardProvider>,
  );
  fireEvent.press(screen.getByRole('link', { name: OPENS }));
  return { played, drawn: () => JSON.stringify(toJSON()) };
}

const place = (id: (typeof BUILDINGS)[number]['id']): SheetName => ({
  of: 'place',
  place: buildingNamed(id),
});
const shown = (words: string | RegExp) => screen.getAllByText(words)[0];

describe('the sheet of a place', () => {
  it('explains what it does, what it would do now, what is lost, and leads in', () => {
    const { played } = open(place('masons-hall'));
    expect(shown('Gain 2 stone and 1 wood.')).toBeVisible();
    expect(shown('Gives 2 stone and 1 wood, 1 stone would be lost.')).toBeVisible();
    expect(shown('1 stone would be lost: 6 is the limit.')).toBeVisible();
    fireEvent.press(screen.getByRole('button', { name: 'Enter Masons’ Hall' }));
    expect(played).toEqual([{ type: 'go', place: buildingNamed('masons-hall') }]);
  });

  it('tells of the fee and of who else gains by it', () => {
    open(place('stockyard'));
    expect(shown('Ben’s building · nobody is there')).toBeVisible();
    expect(shown(/^Fee: 1 good for Ben\./)).toBeVisible();
    expect(shown(/^Ben gains 1 good:/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Enter Stockyard · fee 1' })).toBeVisible();
  });

  it.each<[string, SheetName, Partial<Position>, string]>([
    ['somebody is there', place('lighthouse'), {}, 'The Lighthouse is occupied by Ben.'],
    ['the own pawn must move on', place('ranch'), {}, 'Your pawn is in the Ranch already and must move.'],
    [
      'there is no good for the fee',
      place('stockyard'),
      { goods: [{}, { fish: 1 }] },
      'You have no good for the fee to Ben, and the Stockyard would give you none.',
    ],
  ])('says why it cannot be entered: %s', (_, sheet, changes, why) => {
    open(sheet, { position: { ...TABLE, ...changes } });
    expect(shown(why)).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Enter/ })).toBeNull();
  });

  it('quotes the ability of somebody else’s character, and tells one’s own', () => {
    const ability = harbourWords.en.abilities.landlord;
    open({ of: 'place', place: startOf(1) });
    expect(shown(`“${ability}”`)).toBeVisible();
    screen.unmount();
    open({ of: 'place', place: startOf(0) });
    expect(shown(harbourWords.en.abilities.broker)).toBeVisible();
  });

  it('has no way in for whoever only looks', () => {
    open(place('masons-hall'), { viewer: 'table' });
    expect(screen.queryByRole('button', { name: /^Enter/ })).toBeNull();
  });
});

describe('the sheet of all places', () => {
  it('lists every place of the table by what it does, and those that can give a good', () => {
    open({ of: 'places' });
    const rows = () =>
      screen
        .getAllByRole('button')
        .map(({ props }) => props.accessibilityLabel as string)
        .filter((label) => label.endsWith('.'));
    expect(shown('All 20 places')).toBeVisible();
    expect(rows()).toHaveLength(20);
    fireEvent.press(screen.getByRole('radio', { name: 'Wood' }));
    const names = rows().map((label) => label.split(',')[0]);
    expect(names).toContain('Timber Yard');
    expect(names).toContain('Pub');
    expect(names).not.toContain('Trawler');
    expect(names).not.toContain('Stockyard');
  });

  it('has a place in mind at a tap, with the button that enters it', () => {
    open({ of: 'places' });
    fireEvent.press(screen.getByRole('button', { name: /^Trawler,/ }));
    expect(screen.getByRole('button', { name: 'Enter Trawler' })).toBeVisible();
  });
});

it('the sheet of a player tells points, nearness to the end, stock, means and buildings', () => {
  open({ of: 'player', seat: 1 });
  for (const words of [
    'the Landlord',
    '3 of 4 buildings',
    'The cheapest on offer costs $6: not enough yet.',
  ]) {
    expect(shown(words)).toBeVisible();
  }
  expect(screen.getByLabelText('26 points')).toBeVisible();
  expect(screen.getByLabelText(/^Livestock, space 4, Ben holds 6/)).toBeVisible();
  for (const name of [/^Landlord,/, /^Pub,/, /^Stockyard,/, /^Tax Office,/]) {
    expect(screen.getByRole('button', { name })).toBeVisible();
  }
});

it('the Noble’s free building is told of where its owner is', () => {
  open({ of: 'player', seat: 0 }, { position: { ...TABLE, boards: ['noble'], free: 'ranch' } });
  expect(shown('Ranch was free of charge and scores nothing.')).toBeVisible();
});

describe('a bonus card', () => {
  const position: Position = { ...TABLE, bonus: ['fish', 'wood', 'stone', 'livestock'] };

  it('is open to its owner', () => {
    open({ of: 'bonus' }, { position });
    expect(screen.getByLabelText(/^Bonus card, fish/)).toBeVisible();
  });

  it('shows its back to the open table, and no good', () => {
    const { drawn } = open({ of: 'bonus' }, { position, viewer: 'table' });
    expect(shown('Only its owner may look at it.')).toBeVisible();
    for (const good of GOODS) expect(drawn()).not.toContain(good);
  });

  it.each([0, 1, 2, 3])('of anybody else is nowhere on the sheet that seat %d sees', (seat) => {
    const { drawn } = open({ of: 'bonus' }, { position, viewer: seat });
    const others = GOODS.filter((_, good) => GOODS[good] !== position.bonus?.[seat]);
    for (const good of others) expect(drawn()).not.toContain(good);
  });
});

describe.each(LANGUAGES)('every card in %s', (language) => {
  const names = [
    ...BUILDINGS.map(({ id }) => id),
    ...PLAYER_BOARDS.map(({ id }) => id),
    ...GOODS.map((good) => `bonus-${good}`),
  ];

  it.each(names)('%s is drawn, with its effect in words', (name) => {
    const face = faceNamed(name, language);
    renderUi(<Card face={face} size={{ width: 148, height: 208 }} />, { language });
    expect(within(screen.getByLabelText(face.spoken)).getAllByText(/\S/)).not.toHaveLength(0);
    expect(face.effect).toMatch(/\S\.$/);
    expect(face.spoken).not.toMatch(/undefined|NaN|, ,|\.\./);
  });
});
