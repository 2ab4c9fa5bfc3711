import type { ShipCard } from '@/games/rotterdam/cards/ship-cards';
import { Button, Type } from '@/ui/components';
import { useTheme } from '@/ui/theme';
import { CardZoom } from '../../kit/sheets';
import { shipCardFace } from '../model/faces';
import { whenPlayed } from '../model/heldCards';
import { Rule } from '../parts/Rule';
import { paragraphOn } from '../rules/links';
import { useBoard } from '../table/board';

/** A ship card large; of the own hand, whether it can be played now, and the way to it. */
export function ShipCardSheet({ card }: { card: ShipCard }) {
  const board = useBoard();
  const { colour } = useTheme();
  const { own, view, language, text, words, shared } = board;
  const held = own !== undefined && (view.players[own.seat]?.cards[card] ?? 0) > 0;
  const open = view.row.includes(card);
  const when = held ? whenPlayed(board, card) : undefined;
  const play = () => {
    board.closeAll();
    board.turnTo({ of: 'question' });
    board.choose({ card });
  };
  return (
    <CardZoom
      face={shipCardFace(card, language)}
      status={[held ? shared.zoom.inHand : undefined, open ? shared.zoom.onOffer : undefined]}
    >
      {held && when === undefined && (
        <Button label={text.hand.playCard({ card: words.shipCard(card) })} onPress={play} />
      )}
      {when !== undefined && (
        <Type variant="text" colour={colour.textSoft}>
          {when}
        </Type>
      )}
      <Rule paragraph={paragraphOn(card)} />
    </CardZoom>
  );
}
