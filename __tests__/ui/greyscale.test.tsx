import { screen } from '@testing-library/react-native';
import type { ReactElement } from 'react';
import { View } from 'react-native';
import Svg from 'react-native-svg';
import { LANGUAGES } from '@/engine/phrase';
import { TEXTS } from '@/text';
import { HouseDevice } from '@/ui/art';
import { hatchLines } from '@/ui/art/hatching';
import { AREA_LOOKS } from '@/ui/boards/packet-row/art/areas';
import { GOOD_ICONS } from '@/ui/boards/packet-row/model/faces';
import { Panel, SegmentedChoice, Toggle } from '@/ui/components';
import { Card, Slip, type CardFace } from '@/ui/components/card';
import { HOUSE_LOOKS, HOUSES, INKS } from '@/ui/theme';
import { hueless, whole } from './hueless';
import { renderUi } from './rendered';

jest.unmock('react-native-svg');

const distinct = (marks: readonly unknown[]) => new Set(marks.map((mark) => JSON.stringify(mark))).size;

function seen(element: ReactElement): string {
  const rendered = renderUi(element);
  const drawing = hueless(whole(rendered));
  rendered.unmount();
  return drawing;
}

describe('beside its colour, something', () => {
  it.each<readonly [string, readonly unknown[]]>([
    ['ink: hatching', Object.values(INKS).map(({ hatching }) => hatching)],
    ['ink: hatching as drawn', Object.values(INKS).map(({ hatching }) => hatchLines(hatching, 120, 30))],
    ['area: ink', Object.values(AREA_LOOKS).map(({ ink }) => ink.hatching)],
    ['area: emblem', Object.values(AREA_LOOKS).map(({ emblem }) => emblem)],
    ['house in a chart: dash', HOUSES.map((house) => HOUSE_LOOKS[house].line.dash ?? 'solid')],
    ['good: icon', Object.values(GOOD_ICONS)],
    ...LANGUAGES.flatMap((language) => [
      [`house in ${language}: name`, Object.values(TEXTS[language].newGame.houses)] as const,
      [
        `destination in ${language}: code`,
        Object.values(TEXTS[language].games['packet-row'].board.codes),
      ] as const,
      [`good in ${language}: word`, Object.values(TEXTS[language].games['packet-row'].board.goods)] as const,
    ]),
  ])('of its own there is for every %s', (_mark, marks) => expect(distinct(marks)).toBe(marks.length));

  it('of its own there is for every house: device', () => {
    const devices = HOUSES.map((house) =>
      seen(
        <Svg>
          <HouseDevice house={house} />
        </Svg>,
      ),
    );
    expect(distinct(devices)).toBe(HOUSES.length);
  });
});

const face: CardFace = {
  ink: INKS.green,
  emblem: 'scales',
  kind: 'Goods',
  title: 'Tobacco',
  corner: { cost: '$6' },
  vignette: { icon: 'leaf-skeleton', count: 2 },
  value: { figure: '2', words: 'units' },
  spoken: 'Goods, two tobacco, costs 6 dollars',
};
const card = { face, size: { width: 120, height: 168 } };
const slip = { face, width: 146, minHeight: 72 };
const CHOICES = [
  { value: 'one', label: 'One' },
  { value: 'two', label: 'Two' },
] as const;
const nothing = () => undefined;

describe('without colours it is seen that', () => {
  it.each([
    ['a card is selected', <Card key="" {...card} />, <Card key="" {...card} selected />],
    ['a card is too dear', <Card key="" {...card} />, <Card key="" {...card} tooDear="short $4" />],
    [
      'a card cannot be used',
      <Card key="" {...card} />,
      <Card key="" {...card} unavailable="It is taken." />,
    ],
    ['a slip is selected', <Slip key="" {...slip} />, <Slip key="" {...slip} selected />],
    ['a slip is too dear', <Slip key="" {...slip} />, <Slip key="" {...slip} tooDear="short $4" />],
    [
      'a panel is active',
      <Panel key="">{null}</Panel>,
      <Panel key="" tone="active">
        {null}
      </Panel>,
    ],
    [
      'something is switched on',
      <Toggle key="" label="Haptics" value={false} onChange={nothing} />,
      <Toggle key="" label="Haptics" value onChange={nothing} />,
    ],
    [
      'the other is chosen',
      <SegmentedChoice key="" label="Which" choices={CHOICES} value="one" onChange={nothing} />,
      <SegmentedChoice key="" label="Which" choices={CHOICES} value="two" onChange={nothing} />,
    ],
  ])('%s', (_state, before, after) => {
    const plain = seen(before);
    expect(seen(before)).toBe(plain);
    expect(seen(after)).not.toBe(plain);
  });

  it('a card is too dear, in words', () => {
    renderUi(<Card {...card} tooDear="short $4" />);
    expect(screen.getByText('short $4')).toBeTruthy();
  });

  it('nothing changed where only a colour did', () => {
    const edged = (colour: string) => (
      <View
        style={{
          borderColor: colour,
          borderWidth: 1,
          backgroundColor: colour,
          boxShadow: `0 0 2px ${colour}`,
        }}
      />
    );
    expect(seen(edged('#C5402A'))).toBe(seen(edged('#2F9A77')));
  });
});
