import { screen } from '@testing-library/react-native';
import { View } from 'react-native';
import Svg from 'react-native-svg';
import { AREAS } from '@/games/packet-row/cards';
import {
  Crane,
  engravedOval,
  GabledHouses,
  guilloche,
  Hatched,
  HouseDevice,
  HouseFlag,
  InkEmblem,
  Ornament,
  PlantedFlag,
  waves,
} from '@/ui/art';
import { hatchLines } from '@/ui/art/hatching';
import { AreaEmblem } from '@/ui/boards/packet-row/art/AreaEmblem';
import { DestinationFlag, DESTINATIONS } from '@/ui/boards/packet-row/art/DestinationFlag';
import { PacketShip } from '@/ui/boards/packet-row/art/PacketShip';
import { WheelToken } from '@/ui/boards/packet-row/art/WheelToken';
import { Icon, ICON_AUTHORS, MARKS, type IconName, type MarkName } from '@/ui/icons';
import { ICON_PATHS } from '@/ui/icons/paths';
import { HATCHINGS, HOUSES, INKS } from '@/ui/theme';
import { renderUi } from './rendered';

jest.unmock('react-native-svg');

const iconNames = Object.keys(ICON_AUTHORS) as IconName[];

it('has exactly the icons whose authors are named', () => {
  expect(Object.keys(ICON_PATHS)).toEqual(iconNames);
  expect(Object.values(ICON_AUTHORS)).not.toContain('');
});

it('draws every icon and mark without a word of its own', () => {
  renderUi(
    <View>
      {[...iconNames, ...(Object.keys(MARKS) as MarkName[])].map((name) => (
        <Icon key={name} name={name} size={24} colour="#000000" />
      ))}
    </View>,
  );
  expect(screen.queryAllByLabelText(/./)).toEqual([]);
});

it('draws the harbour as decoration', () => {
  renderUi(
    <View>
      {AREAS.map((area) => (
        <AreaEmblem key={area} area={area} size={44} ring="#FFFFFF" />
      ))}
      {Object.entries(INKS).map(([name, ink]) => (
        <View key={name}>
          <InkEmblem ink={ink} emblem="anchor" size={44} />
          <Hatched ink={ink} width={120} height={20} />
        </View>
      ))}
      {HOUSES.map((house) => (
        <View key={house}>
          <HouseFlag house={house} width={46} />
          <PlantedFlag house={house} height={64} />
          <Svg>
            <HouseDevice house={house} />
          </Svg>
        </View>
      ))}
      {DESTINATIONS.map((destination) => (
        <DestinationFlag key={destination} destination={destination} width={25} />
      ))}
      <PacketShip width={120} ink="#1E1A16" sail="#FAF2DF" pennant="#8C2F2B" sea />
      <Svg>
        <GabledHouses x={0} y={0} count={5} scale={1} height={68} ink="#1E1A16" wall="#FAF2DF" />
        <Crane x={0} y={0} scale={1} ink="#1E1A16" wall="#FAF2DF" />
      </Svg>
      <Ornament width={200} colour="#1E1A16" />
      <WheelToken size={24} ring="#0F222C" />
    </View>,
  );
  expect(screen.queryAllByRole('img')).toEqual([]);
});

it('hatches every surface differently, and each size only once', () => {
  const drawn = HATCHINGS.map((hatching) => hatchLines(hatching, 120, 30));
  expect(new Set(drawn.map(({ path, dash }) => path + String(dash))).size).toBe(HATCHINGS.length);
  expect(hatchLines('dots', 120, 30)).toBe(drawn[HATCHINGS.indexOf('dots')]);
});

it.each([
  ['engraved lines', () => engravedOval(104, 62)],
  ['a guilloche', () => guilloche(50, 50, 40, 20, 24)],
  ['waves', () => waves(300, 10, 40, 3, 17)],
])('draws %s as one path without a broken number', (_what, draw) => {
  expect(draw()).toMatch(/^M/);
  expect(draw()).not.toMatch(/NaN|undefined|Infinity/);
});
