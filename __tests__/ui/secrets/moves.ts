import { speak } from '@/engine/phrase';
import { packetRow } from '@/games/packet-row';
import { AREAS, face, type CardId } from '@/games/packet-row/cards';
import { AREA } from '@/games/packet-row/cards/figures';
import type { PacketRowMove } from '@/games/packet-row/move';
import type { PacketRowState } from '@/games/packet-row/state';
import { en } from '@/text/en';
import { packetRowWords } from '@/games/packet-row/phrases';
import { facesIn } from '@/ui/boards/packet-row/model/faces';
import { isThere, press } from './wholeScreen';

const { act, spoken } = en.games['packet-row'].board;
const words = packetRowWords.en;

const exactly = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A card as one touches it on the table or in the hand, but not where others speak of it. */
export function cardNamed(card: CardId, players: number): RegExp {
  const label = facesIn('en', players)(card).spoken;
  return new RegExp(`^(${exactly(label)}|${exactly(spoken.next({ card: label }))})$`);
}

/** Makes the move with the controls of the board; `look` is called wherever there is something new to be seen. */
export function makeMove(state: PacketRowState, move: PacketRowMove, look: (where: string) => void): void {
  const players = state.players.length;
  switch (move.type) {
    case 'choose':
      press(words.area(move.area));
      look('area in mind');
      press(act.choose({ area: words.areaInSentence(move.area) }));
      return;
    case 'take': {
      const card = cardNamed(move.card, players);
      const area = AREAS[AREA[move.card] ?? 0];
      // At the last call it may lie in another area than the one in sight.
      if (!isThere(card) && area !== undefined) press(words.area(area));
      press(card);
      look('card in mind');
      press(/^Take (?!back)/);
      return;
    }
    case 'cash': {
      const note = face(move.card);
      press(cardNamed(move.card, players));
      look('zoom');
      press(act.cash({ money: `$${note.kind === 'money' ? note.amount : 0}` }));
      return;
    }
    case 'deliver':
      press(/^Deliver: /);
      look('delivery');
      press(/^Deliver and receive /);
      return;
    case 'decline':
    case 'pass':
    case 'done':
      press(
        speak(packetRow.phrases, 'en', packetRow.describe(move), {
          seat: String,
        }),
      );
  }
}
