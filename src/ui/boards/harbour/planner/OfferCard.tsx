import { StyleSheet, View } from 'react-native';
import type { Seat } from '@/engine/game';
import { PRICE, NO_PRICE, type Building } from '@/games/harbour/cards/buildings';
import type { Situation } from '@/games/harbour/state';
import { Light, Type, useIsPointed } from '@/ui/components';
import { Card, widthOf, type CardFace, type CardRow, type CardTones } from '@/ui/components/card';
import { useTheme } from '@/ui/theme';
import { STRIP_PAPER } from '../art/inks';
import { Zone } from '../../kit/motion';
import { explaining } from '../../kit/table';
import { faceOf } from '../model/faces';
import { zone } from '../motion/zones';
import { Pawns } from '../parts/Pawn';
import { useBoard } from '../table/board';
import { noteOnOffer, spokenOffer } from './offers';
import type { Planning } from './planning';
import { ringing } from './rings';

interface OfferCardProps {
  planning: Planning;
  building: Building;
  width: number;
  height: number;
}

/** A building on offer while a purchase is planned: touched, it is what the plan pays for. */
export function OfferCard({ planning, building, width, height }: OfferCardProps) {
  const board = useBoard();
  const { on, unavailable, rule, tapped } = ringing(board, planning, building);
  const { paid, note, brief } = noteOnOffer(board, planning, building);
  const price = PRICE[building] ?? NO_PRICE;
  const pointed = useIsPointed(on ? '' : zone.buy(building));
  const printed = faceOf(building, board.language);
  const spoken = spokenOffer(board, planning, building);
  const onPaper = paid || on;
  // What is on the plan can be taken off it, whatever it lacks.
  const closed = on ? undefined : unavailable;
  const face: CardFace = {
    ...printed,
    ...(price === NO_PRICE
      ? {}
      : { corner: { cost: board.money(price), reach: paid ? ('now' as const) : ('not' as const) } }),
    rows: [
      ...(height < LEAST ? [] : (printed.rows ?? [])),
      noteRow([note, brief], seatsAt(board.view, building)),
    ],
    spoken,
  };
  return (
    <Zone name={zone.place(building)}>
      <Card
        face={face}
        size={{ width, height }}
        role="checkbox"
        tone={onPaper ? 'paper' : 'outline'}
        selected={on}
        unavailable={closed}
        onRefused={explaining(board, { what: spoken, why: closed, rule })}
        onPress={() => planning.change(tapped)}
      />
      {pointed && <Light />}
    </Zone>
  );
}

/** A lower card tells what a purchase comes to before what the building does. */
const LEAST = 158;

const seatsAt = ({ pawns }: Situation, building: Building): readonly Seat[] =>
  pawns.flatMap((place, seat) => (place === building ? [seat] : []));

const PAWN = 25;
const STRIP = 31;
const LETTERS = 15;
const GAP = 3;
const INSET = { left: 4, right: 2 };

/** Pawns leave less room for words. */
const noteRow = ([note, brief]: readonly [string, string], seats: readonly Seat[]): CardRow => ({
  height: STRIP,
  draw: (width, tones) => {
    const room = width - INSET.left - INSET.right - seats.length * (PAWN + GAP);
    const fits = widthOf('words', note, LETTERS) <= room;
    return <NoteStrip note={fits ? note : brief} seats={seats} tones={tones} />;
  },
});

interface NoteStripProps {
  note: string;
  /** Whose pawns stand there. */
  seats: readonly Seat[];
  tones: CardTones;
}

/** What the plan lacks for the building, or would lose with it. */
function NoteStrip({ note, seats, tones }: NoteStripProps) {
  const { colour } = useTheme();
  const outlined = tones.halo === undefined;
  return (
    <View
      style={[
        styles.strip,
        outlined ? { borderWidth: 1, borderColor: colour.line } : { backgroundColor: STRIP_PAPER },
      ]}
    >
      <Type variant="cardLineStrong" maxScale={1} colour={tones.ink} oneLine style={styles.note}>
        {note}
      </Type>
      <Pawns seats={seats} size={PAWN} />
    </View>
  );
}

const styles = StyleSheet.create({
  strip: {
    height: 29,
    flexDirection: 'row',
    alignItems: 'center',
    gap: GAP,
    borderRadius: 5,
    paddingLeft: INSET.left,
    paddingRight: INSET.right,
  },
  note: { flex: 1 },
});
