import type { CardId } from '@/games/packet-row/cards';
import { Slip } from '@/ui/components/card';
import { HandButton, HandLabel, type HandCards, type HeldCard } from '../../kit/hand';
import { Zone } from '../../kit/motion';
import { faceInHand } from '../model/faces';
import { sorted } from '../model/sorting';
import { zone } from '../motion/zones';
import { useBoard, type PacketRowBoard } from '../table/board';
import { OwnCard } from './CardPlace';

/** The own hand in the chosen order. */
export function useHand(): readonly CardId[] {
  const { own, sort } = useBoard();
  return own === undefined ? [] : sorted(own.player.hand, sort);
}

function held(board: PacketRowBoard, id: CardId): HeldCard {
  return {
    key: id,
    card: (size, fanned) => <OwnCard card={id} size={size} fanned={fanned} />,
    slip: (width, minHeight) => (
      <Zone name={zone.card(id)}>
        <Slip
          face={faceInHand(board.faces(id))}
          width={width}
          minHeight={minHeight}
          tone="current"
          onPress={() => board.open({ of: 'card', card: id })}
        />
      </Zone>
    ),
  };
}

/** The own hand, and all hands where they lie open, as the kit lays them out. */
export function useHandCards(): HandCards {
  const board = useBoard();
  const hold = (card: CardId) => held(board, card);
  return { cards: useHand().map(hold), hands: board.view.players.map(({ hand }) => hand.map(hold)) };
}

function useWayToHand() {
  const { own, open } = useBoard();
  return { count: own?.player.hand.length ?? 0, onPress: () => open({ of: 'hand' }) };
}

/** Looks through the hand, large and in any order. */
export function ToHand() {
  return <HandButton {...useWayToHand()} />;
}

/** The same as the head of the hand. */
export function HandHead({ icon = false }: { icon?: boolean }) {
  return <HandLabel {...useWayToHand()} icon={icon} />;
}
