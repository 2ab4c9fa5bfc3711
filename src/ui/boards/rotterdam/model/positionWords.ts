import type { Seat } from '@/engine/game';
import { reachOf } from '@/games/rotterdam/ahead/reach';
import {
  harbourAt,
  IS_ANCHORAGE,
  isHarbour,
  isStart,
  positionOfHarbour,
  type Position,
} from '@/games/rotterdam/cards/waterways';
import type { Harbour } from '@/games/rotterdam/cards/goods';
import { NONE } from '@/games/rotterdam/state';
import type { RotterdamView } from '@/games/rotterdam/view';
import type { RotterdamBoard } from '../table/board';

type Told = Pick<RotterdamBoard, 'view' | 'subject' | 'words' | 'text' | 'name'>;

interface PositionWords {
  readonly question: string;
  readonly explained: string;
  /** The owner of the ship. */
  readonly whose: Seat | undefined;
}

export function stackSize(view: RotterdamView, harbour: Harbour): number {
  const { faceUp, unseen = 0, under = [] } = view.stacks[harbour] ?? {};
  return (faceUp === undefined ? 0 : 1) + unseen + under.length;
}

function harbourWords({ view, words, text }: Told, harbour: Harbour): PositionWords {
  const { faceUp } = view.stacks[harbour] ?? {};
  return {
    question: text.map.page.harbour({ harbour: words.harbour(harbour), raw: words.raw(harbour) }),
    explained: text.map.page.stack({
      cards: stackSize(view, harbour),
      top: faceUp === undefined ? undefined : words.product(faceUp),
    }),
    whose: undefined,
  };
}

/** What was touched on the map, for the prompt above the shelf. */
export function positionWords(board: Told, at: Position): PositionWords {
  if (isHarbour(at)) return harbourWords(board, harbourAt(at));
  const { view, subject, words, text, name } = board;
  const ship = reachOf(view, subject).ships.find((one) => one.at === at);
  const { page } = text.map;
  if (ship === undefined) {
    const kind = isStart(at) ? 'start' : IS_ANCHORAGE[at] === true ? 'anchorage' : 'field';
    return {
      question: page.free({ at: words.position(at) }),
      explained: page.kinds[kind],
      whose: undefined,
    };
  }
  const { owner, cargo, stepsLeft, leads } = ship;
  return {
    question: page.ship({
      owner: name(owner),
      cargo: cargo === NONE ? undefined : words.raw(cargo),
      at: words.position(at),
    }),
    explained: page.way({
      goal:
        stepsLeft === undefined
          ? undefined
          : { steps: stepsLeft, harbour: words.position(positionOfHarbour(cargo)) },
      colours: leads.length,
    }),
    whose: owner,
  };
}
