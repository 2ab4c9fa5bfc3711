import { PAID, testDeliveries } from './delivery-rows';
import { scenario, type Position } from './scenario';

const fur = 'contract-fur-france';
const cotton = 'contract-cotton-spain';

describe('PR-44 traders', () => {
  const toNetherlands = 'contract-fur-netherlands contract-tobacco-netherlands';
  const grainToo = 'contract-fur-netherlands contract-grain-britain';
  testDeliveries([
    ['turn all units of one goods card', fur, 'ship-france', 'fur-1 grain-3:trader:fur', PAID],
    [
      'may be several, each on another card',
      fur,
      'ship-france',
      'grain-2:trader:fur cotton-2:trader:fur',
      PAID,
    ],
    [
      'may turn cards into different goods',
      toNetherlands,
      'ship-netherlands',
      'grain-2:trader:fur cotton-2:trader:tobacco',
      PAID,
    ],
    ['serve one card each', fur, 'ship-france', 'grain-2:trader-1:fur cotton-2:trader-1:fur', 'usedTwice'],
    ['do not turn gold', fur, 'ship-france', 'fur-2 gold-2:trader:fur', 'misused'],
    ['must be traders', fur, 'ship-france', 'fur-2 grain-2:banker:fur', 'misused'],
    ['must be in hand', fur, 'ship-france', 'fur-2 grain-2:trader:fur', 'notInHand', 'trader'],
    [
      'take the units away from the card’s own good',
      grainToo,
      'ship-netherlands ship-britain',
      'grain-2:trader:fur',
      'needsMore',
    ],
  ]);
});

describe('PR-45 gold', () => {
  const two = 'contract-cotton-spain contract-cotton-france';
  const mixed = 'contract-cotton-spain contract-tobacco-spain';
  testDeliveries([
    ['single is one unit of any good', cotton, 'ship-spain', 'cotton-1 gold-1:cotton', PAID],
    ['single is one unit only', cotton, 'ship-spain', 'gold-1:cotton', 'needsMore'],
    ['double is two units of one good', cotton, 'ship-spain', 'gold-2:cotton', PAID],
    [
      'double may go to two contracts of that good',
      two,
      'ship-spain ship-france',
      'cotton-1 cotton-1 gold-2:cotton',
      PAID,
    ],
    ['double never goes to two goods', mixed, 'ship-spain', 'cotton-1 tobacco-1 gold-2:cotton', 'needsMore'],
    ['two singles may', mixed, 'ship-spain', 'cotton-1 tobacco-1 gold-1:cotton gold-1:tobacco', PAID],
    ['alone fills a whole contract', fur, 'ship-france', 'gold-2:fur gold-1:fur gold-1:fur', PAID],
    ['must be gold', cotton, 'ship-spain', 'money-3:cotton', 'misused'],
    ['is not what goods are', cotton, 'ship-spain', 'cotton-2:cotton', 'misused'],
    ['is not goods', cotton, 'ship-spain', 'gold-2', 'misused'],
  ]);
});

describe('PR-46 captains', () => {
  const two = 'contract-cotton-france contract-tobacco-netherlands';
  const toFrance = 'contract-cotton-france contract-tobacco-france';
  const spainAndFrance = 'contract-cotton-spain contract-cotton-france';
  testDeliveries([
    ['give a ship another destination', cotton, 'ship-sweden:captain:spain', 'cotton-2', PAID],
    [
      'may be on two ships, one each',
      two,
      'ship-spain:captain:france ship-sweden:captain:netherlands',
      'cotton-2 tobacco-2',
      PAID,
    ],
    [
      'sail one ship each',
      two,
      'ship-spain:captain-1:france ship-sweden:captain-1:netherlands',
      'cotton-2 tobacco-2',
      'usedTwice',
    ],
    [
      'take all contracts on that ship to the same destination',
      toFrance,
      'ship-spain:captain:france',
      'cotton-2 tobacco-2 tobacco-2',
      PAID,
    ],
    [
      'leave the ship’s own destination without a ship',
      spainAndFrance,
      'ship-spain:captain:france',
      'cotton-2 cotton-2',
      'noShipFor',
    ],
    [
      'may swap two ships: each of them is needed',
      spainAndFrance,
      'ship-spain:captain:france ship-france:captain:spain',
      'cotton-2 cotton-2',
      PAID,
    ],
    ['must be captains', cotton, 'ship-france:trader:spain', 'cotton-2', 'misused'],
    ['must be in hand', cotton, 'ship-france:captain:spain', 'cotton-2', 'notInHand', 'captain'],
    ['do not replace a ship', cotton, 'ship-france:captain:spain', 'cotton-2', 'notYourShip', 'ship-france'],
  ]);
});

describe('PR-47 helper cards have no other use', () => {
  it.each<[string, Position]>([
    ['a trader without a contract', { hands: [['trader', 'fur-3']], ships: [['ship-spain']] }],
    ['a captain without a ship', { hands: [['captain', 'contract-cotton-spain', 'cotton-2']] }],
    ['a captain and a ship without a contract', { hands: [['captain']], ships: [['ship-spain']] }],
    ['a banker', { hands: [['banker']] }],
    ['an assistant before an area is chosen', { hands: [['assistant']] }],
  ])('%s allows nothing but choosing', (_, position) => {
    const types = scenario(position)
      .moves(0)
      .map((move) => move.type);
    expect(types).toEqual(['choose', 'choose', 'choose', 'choose']);
  });
});
