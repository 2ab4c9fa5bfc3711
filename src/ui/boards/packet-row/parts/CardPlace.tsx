import type { CardId } from '@/games/packet-row/cards';
import { Card, Slip, type CardSize } from '@/ui/components/card';
import { Zone } from '@/ui/boards/kit/motion';
import { faceInFan, faceInHand } from '../model/faces';
import { zone } from '../motion/zones';
import { useBoard } from '../table/board';
import { isTaking, shortOf, tapCard } from '../table/decision';

interface CardPlaceProps {
  card: CardId;
  size: CardSize;
}

interface SupplyCardProps extends CardPlaceProps {
  /** It comes next, and lies there on darker paper. */
  next?: boolean;
}

/** A card of a supply: one tap selects it or shows it large. */
export function SupplyCard({ card, size, next = false }: SupplyCardProps) {
  const board = useBoard();
  const { choice, text } = board;
  const face = board.faces(card);
  return (
    <Zone name={zone.card(card)}>
      <Card
        face={face}
        size={size}
        {...(next ? { spoken: text.spoken.next({ card: face.spoken }), tone: 'dim' } : {})}
        role={isTaking(board) ? 'radio' : 'button'}
        selected={choice !== undefined && 'card' in choice && choice.card === card}
        tooDear={shortOf(board, card)}
        onPress={() => tapCard(board, card)}
        onLongPress={() => board.open({ of: 'card', card })}
      />
    </Zone>
  );
}

interface SupplySlipProps {
  card: CardId;
  width: number;
  minHeight: number;
  tone: 'next' | 'current';
  plain?: boolean;
}

/** A card of a supply in brief. */
export function SupplySlip({ card, width, minHeight, tone, plain = false }: SupplySlipProps) {
  const board = useBoard();
  const { choice, text } = board;
  const face = board.faces(card);
  return (
    <Zone name={zone.card(card)}>
      <Slip
        face={face}
        spoken={tone === 'next' ? text.spoken.next({ card: face.spoken }) : undefined}
        width={width}
        minHeight={minHeight}
        tone={tone}
        plain={plain}
        role={isTaking(board) ? 'radio' : 'button'}
        selected={choice !== undefined && 'card' in choice && choice.card === card}
        tooDear={shortOf(board, card)}
        onPress={() => tapCard(board, card)}
        onLongPress={() => board.open({ of: 'card', card })}
      />
    </Zone>
  );
}

/** A card of the viewer's own, to look at; in a fan its worth stands in the corner that is in sight. */
export function OwnCard({ card, size, fanned = false }: CardPlaceProps & { fanned?: boolean }) {
  const board = useBoard();
  return (
    <Zone name={zone.card(card)}>
      <Card
        face={(fanned ? faceInFan : faceInHand)(board.faces(card))}
        size={size}
        onPress={() => board.open({ of: 'card', card })}
      />
    </Zone>
  );
}
