import { screen } from '@testing-library/react-native';
import { scenario, write, type Scenario } from '../../../games/harbour/scenario';
import { PHONE, showOn } from '../../windowSize';
import { seatAt } from './seated';
import { control, controls, press, tap } from './taps';

beforeEach(() => showOn(PHONE));

const pub = () => scenario().play('go pub');
const guild = (stone: number) =>
  scenario({ display: ['traders-guild'], goods: [{ stone }] }).play('go traders-guild');
const show = () =>
  scenario({ display: ['travelling-show', 'ranch'], deck: ['bank'] }).play(
    'go travelling-show',
    'replace ranch',
  );
const lighthouse = () => scenario({ display: ['lighthouse'] }).play('go lighthouse');
const broker = () => scenario({ boards: ['broker'], goods: [{ fish: 1 }] });

describe('what is chosen and put back before the button', () => {
  it.each<[string, () => Scenario, string[], string]>([
    ['a second tap takes a column back', pub, ['stone', 'wood', 'stone', 'fish'], 'Gain 1 fish and 1 wood'],
    [
      'another column is chosen instead of the only one',
      () => scenario({ display: ['abbey'] }).play('go abbey', 'gain fish', 'gain wood', 'gain stone'),
      ['fish', 'wood'],
      'Gain 1 wood',
    ],
    ['a good may be taken twice where goods may be the same', show, ['stone', 'stone'], 'Gain 2 stone'],
    [
      'a tap on one that can grow no more takes all of it back',
      show,
      ['stone', 'stone', 'stone', 'wood', 'fish'],
      'Gain 1 fish and 1 wood',
    ],
    ['a minus takes one back', show, ['stone', 'stone', 'One stone less', 'wood'], 'Gain 1 stone and 1 wood'],
    [
      'a second tap on what is turned begins anew',
      () => guild(4),
      ['stone', 'fish', 'stone', 'stone', 'wood'],
      'Turn 1 stone into 1 wood',
    ],
    [
      'back takes the last answer of two passes',
      lighthouse,
      ['wood', 'fish', 'fish', 'Back', 'wood'],
      'Swap fish and wood, gain 1 wood',
    ],
    [
      'back twice takes a token back',
      lighthouse,
      ['wood', 'fish', 'Back', 'Back', 'stone', 'livestock', 'stone'],
      'Swap livestock and stone, gain 1 stone',
    ],
  ])('%s', (_rule, table, taps, label) => {
    const { played } = seatAt(table());
    tap(taps);
    expect(control(label)).toBeTruthy();
    expect(played).toEqual([]);
  });

  it('an ability that was begun is left by going back', () => {
    const { played } = seatAt(broker());
    tap(['Broker', 'fish', 'Back', 'Back', 'ranch']);
    press('Enter Ranch');
    expect(played.map((moves) => moves.map(write))).toEqual([['go ranch']]);
  });

  it('a single answer is chosen already, and given by the button alone', () => {
    const { played } = seatAt(
      scenario({ display: ['tax-office'], goods: [{}, { wood: 2 }] }).play('go tax-office'),
    );
    expect(played).toEqual([]);
    press('Give Anna 1 wood');
    expect(played).toHaveLength(1);
  });

  it('a single answer can be put back', () => {
    seatAt(scenario({ display: ['tax-office'], goods: [{}, { wood: 2 }] }).play('go tax-office'));
    tap(['wood']);
    expect(control('Give a good, unavailable: tap one of them')).toBeTruthy();
  });
});

describe('a button that waits says for what', () => {
  it.each<[string, () => Scenario, string[], string]>([
    ['no good', pub, [], 'Gain goods, unavailable: choose 2 more'],
    ['one of two goods', pub, ['stone'], 'Gain goods, unavailable: choose 1 more'],
    ['one of two tokens', lighthouse, ['wood'], 'Exchange tokens, unavailable: tap two tokens'],
    [
      'what is turned, not into what',
      () => guild(1),
      ['stone'],
      'Turn goods, unavailable: choose what it becomes',
    ],
    ['no place', () => scenario(), [], 'Move your pawn, unavailable: tap a building first'],
  ])('%s', (_missing, table, taps, label) => {
    seatAt(table());
    tap(taps);
    expect(control(label)).toBeTruthy();
  });
});

describe('what cannot be chosen says why', () => {
  it.each<[string, () => Scenario, string[], string]>([
    ['a third good', pub, ['stone', 'wood', 'fish'], 'Tap one of those chosen to put it back first.'],
    [
      'a good that is not held',
      () => scenario({ display: ['tax-office'], goods: [{}, { wood: 2, fish: 1 }] }).play('go tax-office'),
      ['stone'],
      'You have no stone.',
    ],
    [
      'a token that moves already lies highest',
      () => scenario({ display: ['canal-lock'] }).play('go canal-lock'),
      ['wood'],
      'The token of wood is on space 5 already.',
    ],
    [
      'tokens that are no neighbours',
      broker,
      ['Broker', 'fish', 'fish', 'wood'],
      'Fish and wood are not neighbours in the market.',
    ],
    [
      'a good that somebody does not have',
      () => scenario({ display: ['privateer-ship'], goods: [{}, { stone: 2 }] }).play('go privateer-ship'),
      ['take 1 fish'],
      'Ben has no fish.',
    ],
    [
      'too few to spend',
      () => scenario({ display: ['salvage-yard'], goods: [{ stone: 5, fish: 4 }] }).play('go salvage-yard'),
      // The only good that could be spent was chosen already.
      ['stone', 'fish'],
      'You need 1 fish more for that.',
    ],
  ])('%s', (_what, table, taps, reason) => {
    const { played } = seatAt(table());
    tap(taps);
    expect(screen.getAllByText(reason).length).toBeGreaterThan(0);
    expect(played).toEqual([]);
  });
});

describe('a place in mind', () => {
  const told = (table: Scenario, place: string, changes = {}) => {
    seatAt(table, 0, { changes });
    tap([place]);
  };

  it('tells its effect, and what would be lost', () => {
    told(scenario({ display: ['masons-hall'], goods: [{ stone: 5 }] }), 'masons-hall');
    expect(
      screen.getByText('Masons’ Hall: 2 stone and 1 wood. 1 stone is lost, you can hold no more than 6.'),
    ).toBeTruthy();
  });

  it('tells that it would do nothing, what is lacking, and that it may be entered', () => {
    told(scenario({ display: ['cannery'], goods: [{ wood: 1 }] }), 'cannery');
    expect(
      screen.getByText('Cannery would do nothing: you lack 2 wood. You may enter to block it.'),
    ).toBeTruthy();
  });

  it('names the fee on the button and its owner in the question', () => {
    told(
      scenario({ goods: [{ wood: 1 }], owned: [[], ['quarry']], display: ['ranch'] }),
      'Ben, 6 points, one of four buildings',
    );
    tap(['quarry']);
    expect(screen.getByText('Quarry: 1 stone. The fee is 1 good for Ben.')).toBeTruthy();
    expect(control('Enter Quarry · fee 1')).toBeTruthy();
  });

  it('is only looked at while something else is asked', () => {
    const { played } = seatAt(pub());
    tap(['On offer, 31 in the deck', 'ranch']);
    expect(controls(/^Enter/u)).toEqual([]);
    expect(played).toEqual([]);
  });
});

describe('the stage tells the visit so far', () => {
  const sitting = { changes: { happened: undefined } };

  it('with the good of the fee, also where the game was opened again', () => {
    const pub = scenario({ goods: [{ wood: 1, fish: 1 }], owned: [[], ['pub']], display: ['ranch'] });
    seatAt(pub.play('go pub', 'pay wood'), 0, sitting);
    for (const done of ['Anna goes to the Pub of Ben', 'Anna pays Ben 1 wood']) {
      expect(screen.getByText(done)).toBeTruthy();
    }
  });

  it('and asks for what is left of the action, not for what is done', () => {
    const ship = scenario({ display: ['privateer-ship'], goods: [{}, { stone: 2 }] });
    seatAt(ship.play('go privateer-ship', 'take 1 stone'), 0, sitting);
    expect(screen.getByText('Anna takes 1 stone from Ben')).toBeTruthy();
    expect(screen.getByText('Exchange two neighbouring market tokens.')).toBeTruthy();
  });

  it('and nothing of the visit before, where an ability comes first', () => {
    const standing = scenario({ boards: ['broker'], goods: [{ fish: 1 }], pawns: ['ranch'] });
    seatAt(standing, 0, sitting);
    tap(['Broker']);
    expect(screen.queryByText(/goes to/)).toBeNull();
  });
});

describe('others decide in somebody’s turn', () => {
  const taxed = () =>
    scenario({
      players: 4,
      display: ['tax-office'],
      goods: [{}, { wood: 1, fish: 1 }, { stone: 2 }, { fish: 1 }],
    }).play('go tax-office');

  it('names who decides, who is next and who then', () => {
    seatAt(taxed());
    expect(screen.getByText('Ben, give Anna 1 good')).toBeTruthy();
    for (const when of ['decides', 'next', 'then']) expect(screen.getByText(when)).toBeTruthy();
  });

  it('asks nobody else', () => {
    seatAt(taxed(), 2);
    expect(screen.getByText('Ben decides')).toBeTruthy();
    expect(controls(/^Give/u)).toEqual([]);
  });

  it('tells on the column that a fee would be lost', () => {
    seatAt(
      scenario({ goods: [{ wood: 1, fish: 1 }, { fish: 6 }], owned: [[], ['pub']], display: ['ranch'] }).play(
        'go pub',
      ),
    );
    expect(control(/^Fish.*lost: Ben’s stock is full/u)).toBeTruthy();
    expect(screen.getAllByText('lost')).toHaveLength(1);
  });
});
