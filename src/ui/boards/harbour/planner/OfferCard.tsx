import { StyleSheet, View } from 'react-native';
import type { Seat } from '@/engine/game';
import { PRICE, NO_PRICE, type Building } from '@/games/harbour/cards/buildings';
import type { Situation } from '@/games/harbour/state';
import { Light, Type, useIsPointed } from '@/ui/components';
import { Card, type CardFace, type CardRow, type CardTones } from '@/ui/components/card';
import { useText } from '@/ui/text';
import { useTheme } from '@/ui/theme';
import { STRIP_PAPER } from '../art/inks';
import { Zone } from '../../kit/motion';
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
  const { common } = useText();
  const { on, unavailable, tapped } = ringing(board, planning, building);
  const { paid, note } = noteOnOffer(board, planning, building);
  const price = PRICE[building] ?? NO_PRICE;
  const pointed = useIsPointed(on ? '' : zone.buy(building));
  const printed = faceOf(building, board.language);
  const spoken = spokenOffer(board, planning, building);
  const onPaper = paid || on;
  const face: CardFace = {
    ...printed,
    ...(price === NO_PRICE
      ? {}
      : { corner: { cost: board.money(price), reach: paid ? ('now' as const) : ('not' as const) } }),
    rows: [...(printed.rows ?? []), noteRow(note, seatsAt(board.view, building))],
    spoken: unavailable === undefined ? spoken : common.unavailable({ what: spoken, reason: unavailable }),
  };
  return (
    <Zone name={zone.place(building)}>
      <Card
        face={face}
        size={{ width, height }}
        role="checkbox"
        tone={onPaper ? 'paper' : 'outline'}
        selected={on}
        disabled={unavailable !== undefined && !on}
        onPress={() => planning.change(tapped)}
      />
      {pointed && <Light />}
    </Zone>
  );
}

const seatsAt = ({ pawns }: Situation, building: Building): readonly Seat[] =>
  pawns.flatMap((place, seat) => (place === building ? [seat] : []));

const PAWN = 25;
const STRIP = 31;

const noteRow = (note: string, seats: readonly Seat[]): CardRow => ({
  height: STRIP,
  draw: (_width, tones) => <NoteStrip note={note} seats={seats} tones={tones} />,
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
    gap: 3,
    borderRadius: 5,
    paddingLeft: 4,
    paddingRight: 2,
  },
  note: { flex: 1 },
});
