import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import type { Counted, GameEvent, Moved } from '@/engine/events';
import { AREAS, type Area } from '@/games/packet-row/cards';
import { PlantedFlag } from '@/ui/art';
import { CardBack, CardFront, SlipFront, TileFront, type CardFace } from '@/ui/components/card';
import { HiddenCard } from '@/ui/boards/kit/hand';
import { changeOf, Paper, type Flight, type Size } from '@/ui/boards/kit/motion';
import { COLOURS, duration, radius } from '@/ui/theme';
import { AREA_LOOKS } from '../art/areas';
import { PacketShip } from '../art/PacketShip';
import { WheelToken } from '../art/WheelToken';
import { faceInFan, faceInHand } from '../model/faces';
import type { PacketRowBoard } from '../table/board';
import { placesOf, zone } from './zones';

const STACK_APART = 30;
const STACK = 300;
const TOKEN = 26;
/** Milliseconds from one harbour master to the next. */
const WHEEL_ROLLS = 500;
const SHIP: Size = { width: 136, height: 108 };
const AROUND_SHIP = 8;
/** The card has lifted off before the flag comes down. */
const PLANT_AFTER = 0.3;
const FLAG = 64;

type Part = 'take' | 'spend' | 'clear' | 'slide' | 'deal';

function partOf({ from, to }: Moved): Part | undefined {
  if (from.zone === 'deck') return 'deal';
  if (to.zone === 'hand' || to.zone === 'ships') return 'take';
  if (from.zone === 'future') return 'slide';
  if (from.zone === 'current') return 'clear';
  return from.zone === 'hand' || from.zone === 'ships' ? 'spend' : undefined;
}

function isArea(value: unknown): value is Area {
  return AREAS.some((area) => area === value);
}

/** How the table is laid out for whoever looks. */
interface Laid {
  /** All areas are in sight as strips of tiles. */
  readonly inStrips?: boolean;
  /** The hand is a fan, in which a card shows its worth in the corner. */
  readonly inFan?: boolean;
}

/**
 * Turns what happened, as the viewer may see it, into what flies where. In strips a refill would be forty small cards at
 * once: of those only the ones fly that come next no longer.
 */
export function flightsOf(board: PacketRowBoard, laid: Laid = {}): readonly Flight[] {
  const { inStrips = false, inFan = false } = laid;
  const events = board.happened?.events ?? [];
  const said = (key: string) => events.some((event) => event.type === 'said' && event.phrase.key === key);
  const delivers = said('delivered');
  const moved = events.filter((event): event is Moved => event.type === 'moved');
  const ofPart = (part: Part) => moved.filter((event) => partOf(event) === part);
  const takes = ofPart('take');
  const refill = takes.length > 0 ? duration.take : 0;
  const clears = inStrips ? [] : ofPart('clear');
  const slides = ofPart('slide');
  const deals = inStrips ? [] : ofPart('deal');
  const slideAt = refill + (clears.length > 0 ? duration.discard : 0);
  const dealAt = slideAt + (slides.length > 0 ? duration.unfold : 0);
  const spends = ofPart('spend');
  const sailAt = STACK + STACK_APART * Math.max(0, spends.length - 1);

  return [
    ...takes.map((event, at) => ({
      ...flown(board, event, at, { manner: 'lay', start: 0, lasts: duration.take }),
      unfolds: true,
      folds: intoOwnHand(board, event),
      ...(inFan && intoOwnHand(board, event) && { draw: drawing(board, event, faceInFan) }),
    })),
    ...takes.flatMap((event) => planted(board, event, inStrips)),
    ...spends.map((event, at) =>
      delivers
        ? stacked(board, event, at)
        : flown(board, event, at, { manner: 'lift', start: 0, lasts: duration.take }),
    ),
    ...(delivers ? sailing(board, sailAt) : []),
    ...clears.map((event, at) =>
      flown(board, event, at, { manner: 'lift', start: refill, lasts: duration.discard }),
    ),
    ...slides.map((event, at) => ({
      ...flown(board, event, at, { manner: 'lay', start: slideAt, lasts: duration.unfold }),
      ...(inStrips ? asTile(board, event) : { unfolds: true, folds: true }),
    })),
    ...deals.map((event, at) => ({
      ...flown(board, event, at, {
        manner: 'turn',
        start: dealAt + at * duration.dealApart,
        lasts: duration.unfold,
      }),
      ...(event.to.zone === 'future' && asNext(board, event)),
    })),
    ...(said('newRound') ? token(board, refill) : []),
    ...events.filter(isMoney).map(({ seat, from, to }) =>
      changeOf({
        key: `money ${seat}`,
        at: seat,
        by: to - from,
        format: board.money,
        // While the ship leaves: all of it together has to end soon, and the sum is to be read.
        start: delivers ? sailAt : 0,
      }),
    ),
  ];
}

function isMoney(event: GameEvent): event is Counted & { seat: number } {
  return event.type === 'counted' && event.what === 'money' && event.seat !== undefined;
}

type Timing = Pick<Flight, 'manner' | 'start' | 'lasts'>;

function flown(board: PacketRowBoard, event: Moved, at: number, timing: Timing): Flight {
  const { piece } = event;
  const to = placesOf(event.to, piece, board.viewer);
  const landing = piece === undefined ? undefined : zone.card(piece);
  return {
    key: `${timing.manner} ${timing.start} ${at} ${piece ?? 'hidden'}`,
    from: placesOf(event.from, piece, board.viewer),
    to,
    within: intoOwnHand(board, event) ? [zone.hand] : undefined,
    lands: landing !== undefined && to.includes(landing) ? landing : undefined,
    standIn: piece === undefined ? undefined : (size) => <Paper size={size} />,
    draw: drawing(board, event),
    back: backing(board, event),
    ...timing,
  };
}

/** The face where the viewer may see it, else a back. */
function drawing(
  board: PacketRowBoard,
  event: Moved,
  look: (face: CardFace) => CardFace = intoOwnHand(board, event) ? faceInHand : (face) => face,
): (size: Size) => ReactNode {
  const { piece } = event;
  if (piece === undefined) return (size) => <HiddenCard {...size} />;
  // As it will lie there, so that nothing on it changes when it has arrived.
  const face = look(board.faces(piece));
  return (size) => <CardFront face={face} size={size} />;
}

const intoOwnHand = ({ viewer }: PacketRowBoard, { to }: Moved): boolean =>
  to.zone === 'hand' && to.seat === viewer;

/** A card that comes next may lie there as a slip, which is as large as its place. */
function asNext(board: PacketRowBoard, event: Moved): Partial<Flight> {
  const { piece } = event;
  if (piece === undefined) return {};
  const face = board.faces(piece);
  const card = drawing(board, event);
  return {
    size: 'place',
    draw: (size) =>
      size.width > size.height ? (
        <SlipFront
          face={face}
          width={size.width}
          minHeight={size.height}
          tone="next"
          tooDear={undefined}
          plain={false}
        />
      ) : (
        card(size)
      ),
  };
}

/** As large as the place where it comes to lie. */
function asTile(board: PacketRowBoard, { piece }: Moved): Partial<Flight> {
  if (piece === undefined) return {};
  const face = board.faces(piece);
  return {
    size: 'place',
    draw: (size) => <TileFront face={face} size={size} tone="paper" tooDear={false} />,
  };
}

function backing(board: PacketRowBoard, { from }: Moved): ((size: Size) => ReactNode) | undefined {
  const area = from.at;
  if (!isArea(area)) return undefined;
  return (size) => <CardBack {...AREA_LOOKS[area]} name={board.words.area(area)} size={size} />;
}

/**
 * The house's flag comes down where the card lay; with the last card of a round the space is gone, so it fades. In a strip
 * the next card lies there at once, which nobody has taken.
 */
function planted(board: PacketRowBoard, { piece, to }: Moved, inStrips: boolean): readonly Flight[] {
  if (piece === undefined || to.seat === undefined) return [];
  const house = board.house(to.seat);
  const stays = board.view.areas.some((area) => area.taken.some(({ card }) => card === piece));
  if (!stays && inStrips) return [];
  const place = stays ? zone.flag(piece) : zone.card(piece);
  const start = PLANT_AFTER * duration.take;
  return [
    {
      key: `flag ${piece}`,
      from: [place],
      to: stays ? [place] : [],
      start,
      lasts: duration.take - start + (stays ? 0 : duration.discard),
      manner: 'plant',
      size: 'place',
      lands: stays ? place : undefined,
      draw: ({ height }) => <PlantedFlag house={house} height={Math.min(FLAG, height)} />,
    },
  ];
}

/** Everything that a delivery uses goes aboard first. */
function stacked(board: PacketRowBoard, event: Moved, at: number): Flight {
  const flight = flown(board, event, at, { manner: 'lift', start: at * STACK_APART, lasts: STACK });
  const seat = board.happened?.seat ?? 0;
  const aboard = seat === board.viewer ? [zone.ships, zone.hand, zone.player(seat)] : [zone.player(seat)];
  return { ...flight, to: aboard };
}

function sailing(board: PacketRowBoard, start: number): readonly Flight[] {
  const seat = board.happened?.seat ?? 0;
  const from = seat === board.viewer ? [zone.ships, zone.hand, zone.player(seat)] : [zone.player(seat)];
  return [
    {
      key: 'the ship',
      from,
      to: from,
      start,
      lasts: duration.sail,
      manner: 'sail',
      size: SHIP,
      draw: (room) => (
        <View style={[styles.water, room]}>
          <PacketShip
            width={room.width - 2 * AROUND_SHIP}
            ink={COLOURS.dark.tableDeep}
            sail={COLOURS.dark.paper}
            pennant={AREA_LOOKS.docks.ink.print}
            sea
          />
        </View>
      ),
    },
  ];
}

/** The harbour master's wheel goes on to the left neighbour. */
function token({ view }: PacketRowBoard, start: number): readonly Flight[] {
  const { harbourMaster, players } = view;
  const former = (harbourMaster + players.length - 1) % players.length;
  return [
    {
      key: 'the wheel',
      from: [zone.wheel, zone.player(former)],
      to: [zone.wheel, zone.player(harbourMaster)],
      along: [zone.player(harbourMaster)],
      lands: zone.wheel,
      start,
      lasts: WHEEL_ROLLS,
      manner: 'roll',
      size: { width: TOKEN, height: TOKEN },
      draw: () => <WheelToken size={TOKEN} />,
    },
  ];
}

const styles = StyleSheet.create({
  // Water of its own: over cards and their words the lines of a ship alone would not be read.
  water: {
    alignItems: 'center',
    justifyContent: 'center',
    borderRadius: radius.panel,
    borderWidth: 1,
    borderColor: COLOURS.dark.line,
    backgroundColor: COLOURS.dark.panelActive,
  },
});
