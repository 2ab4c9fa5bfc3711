import { Zones } from '@/ui/boards/kit/motion/zones';
import { PLACE_COUNT } from '@/games/rotterdam/cards/roles';
import { zone } from '@/ui/boards/rotterdam/motion/zones';
import { PHONE, PHONE_LANDSCAPE, showOn, TABLET } from '../../windowSize';
import { seatAt } from './seated';
import { TABLE } from './table';

afterEach(() => showOn(TABLET));

it.each([
  ['a small phone', { width: 320, height: 568 }],
  ['a phone', PHONE],
  ['a phone held sideways', PHONE_LANDSCAPE],
  ['a tablet', TABLET],
  ['an upright tablet', { width: 820, height: 1180 }],
])('RT-11 a worker can walk to every place of a role on %s', (_, size) => {
  showOn(size);
  const places = jest.spyOn(Zones.prototype, 'attach');
  seatAt(TABLE());
  const there = new Set(places.mock.calls.map(([name]) => name));
  const all = Array.from({ length: PLACE_COUNT }, (__, place) => zone.workplace(place));
  expect(all.filter((name) => !there.has(name))).toEqual([]);
  places.mockRestore();
});
