import { face, type Area, type CardId } from '@/games/packet-row/cards';
import type { PacketRowMove } from '@/games/packet-row/move';
import { Banner, Button } from '@/ui/components';
import { refusing } from '../../kit/table';
import { RuleAgainst } from '../../kit/rules';
import { CardZoom } from '../../kit/sheets';
import type { Moves } from '../../kit/prompt';
import { isOnOffer, takeMove, whyNotArea } from '../model/question';
import { Rule } from '../parts/Rule';
import { paragraphOn } from '../rules/links';
import { packetRowRulebook } from '../rules/rulebook';
import { useBoard, type PacketRowBoard } from '../table/board';
import { chooseLabel, isChoosing, isTaking, takeLabel, takingMoves } from '../table/decision';

type Place = 'inHand' | 'yours' | 'next' | 'onOffer' | 'discarded' | undefined;

function placeOf({ view, own }: PacketRowBoard, card: CardId): Place {
  if (own?.player.hand.includes(card)) return 'inHand';
  if (own?.player.ships.includes(card)) return 'yours';
  for (const area of view.areas) {
    if (area.future.includes(card)) return 'next';
    if (area.current.includes(card)) return 'onOffer';
    if (area.discards.includes(card)) return 'discarded';
  }
  return undefined;
}

/** A card large, and what can be done with it. */
export function CardSheet({ card }: { card: CardId }) {
  const board = useBoard();
  const place = placeOf(board, card);
  return (
    <CardZoom face={board.faces(card)} status={[placeLabel(board, card, place), takenLabel(board, card)]}>
      <Reason card={card} place={place} />
      <Deeds card={card} place={place} />
      <Rule paragraph={paragraphOn(face(card).kind, board.seats.length)} />
    </CardZoom>
  );
}

function placeLabel(board: PacketRowBoard, card: CardId, place: Place): string | undefined {
  const { text, shared, view, past } = board;
  const held = face(card);
  if (place === undefined) return undefined;
  if (past !== undefined && (place === 'inHand' || place === 'yours')) return undefined;
  if (place === 'onOffer' && (!('area' in held) || !isOnOffer(view, held.area))) {
    return 'area' in held ? board.words.area(held.area) : undefined;
  }
  return { ...shared.zoom, ...text.zoom }[place];
}

/** Cards are taken in the open, so everybody knows it until the round ends. */
function takenLabel({ text, view, name, money }: PacketRowBoard, card: CardId): string | undefined {
  const taken = view.areas.flatMap((area) => area.taken).find((taking) => taking.card === card);
  if (taken === undefined) return undefined;
  const who = { name: name(taken.seat) };
  return taken.paid === 0 ? text.zoom.takenFree(who) : text.zoom.taken({ ...who, price: money(taken.paid) });
}

/** Why the card cannot be taken, beginning with its area; while areas are chosen, why its area cannot be. */
function reasonAgainst(
  board: PacketRowBoard,
  moves: Moves<PacketRowMove>,
  area: Area | undefined,
): string | undefined {
  if (area === undefined) return board.whyNot(...moves);
  if (isChoosing(board)) return board.whyNot({ type: 'choose', area }) ?? whyNotArea(board.view, area, board);
  return whyNotArea(board.view, area, board) ?? board.whyNot(...moves);
}

function Reason({ card, place }: { card: CardId; place: Place }) {
  const board = useBoard();
  const choosing = isChoosing(board);
  if (!(choosing || isTaking(board)) || (place !== 'onOffer' && place !== 'next')) return null;
  const held = face(card);
  const move = takeMove(board.view, board.viewer, card);
  const moves = takingMoves(board, card);
  const reason = reasonAgainst(board, moves, 'area' in held ? held.area : undefined);
  return reason === undefined ? null : (
    <>
      <Banner tone={choosing ? 'info' : 'warning'} text={reason} />
      <RuleAgainst rulebook={packetRowRulebook} move={move} />
    </>
  );
}

function Deeds({ card, place }: { card: CardId; place: Place }) {
  const board = useBoard();
  const { text, past } = board;
  const held = face(card);
  if (past !== undefined) return null;
  if (place === 'onOffer' || place === 'next') {
    if (isChoosing(board) && 'area' in held) {
      const move = { type: 'choose', area: held.area } as const;
      if (board.whyNot(move) !== undefined) return null;
      const choose = () => {
        board.closeAll();
        board.play(move);
      };
      return <Button label={chooseLabel(board, held.area)} makes={[move]} onPress={choose} />;
    }
    const moves = takingMoves(board, card);
    if (!isTaking(board) || board.whyNot(...moves) !== undefined) return null;
    const take = () => {
      board.closeAll();
      board.play(...moves);
    };
    return <Button label={takeLabel(board, card)} haptic="medium" makes={moves} onPress={take} />;
  }
  if (place === 'inHand' && held.kind === 'money') {
    const move = { type: 'cash', card } as const;
    const label = text.act.cash({ money: board.money(held.amount) });
    const cash = () => {
      board.closeAll();
      board.play(move);
    };
    return (
      <Button
        label={label}
        icon="two-coins"
        unavailable={board.whyNot(move)}
        onPress={cash}
        onRefused={refusing(board, label, move)}
      />
    );
  }
  const delivers = ['contract', 'start-contract', 'ship', 'goods', 'gold', 'captain', 'trader'].includes(
    held.kind,
  );
  if ((place === 'inHand' || place === 'yours') && delivers) {
    return (
      <Button
        label={text.zoom.plan}
        variant="secondary"
        icon="cargo-crate"
        onPress={() => board.open({ of: 'delivery' })}
      />
    );
  }
  return null;
}
