import type { Amounts } from '@/games/harbour/cards/goods';
import { HIGHEST_SPACE } from '@/games/harbour/cards/limits';
import type { MoveOf, MoveType } from '@/games/harbour/move';
import { isAny, speaker } from '@/games/harbour/phrases/speaker';
import { gainsOf, only, toldAs } from '../model/told';
import type { HarbourBoard } from '../table/board';
import type { Draft } from './draft';

const ofType = <T extends MoveType>({ moves }: Draft, type: T): readonly MoveOf<T>[] =>
  moves.filter((move): move is MoveOf<T> => move.type === type);

const total = (parts: readonly Amounts[]): Amounts =>
  only(0, 0).map((_, good) => parts.reduce((sum, part) => sum + (part[good] ?? 0), 0));

/** What the button of a whole step does. */
export function labelOf(board: HarbourBoard, draft: Draft): string {
  const { text } = board;
  const effects = effectsOf(board, draft);
  return effects.reduce((first, second) => text.act.then({ first, second }));
}

function effectsOf(board: HarbourBoard, draft: Draft): readonly string[] {
  const { text, words, actor } = board;
  const { good, units, goods, building } = speaker(words);
  const { act } = text;
  const [first] = draft.moves;
  if (first === undefined) return [act.goFirst];
  const { events } = draft.ahead;
  const gains = actor === undefined ? [] : gainsOf(events, actor);
  const gaining = isAny(gains) ? [act.gain({ goods: goods(gains) })] : [];
  const byAbility = toldAs(events, 'spentOnAbility').map((spent) =>
    act.spend({ goods: units(spent.good, 1) }),
  );
  const turned = toldAs(events, 'turned').map((turn) => ({
    ...turn,
    from: only(turn.from, turn.units),
    to: only(turn.to, turn.units),
  }));
  const turning =
    turned.length === 0
      ? []
      : [
          act.turn({
            goods: goods(total(turned.map(({ from }) => from))),
            into: goods(total(turned.map(({ to }) => to))),
          }),
        ];
  const swapping = ofType(draft, 'swap').map(({ a, b }) => act.swap({ a: good(a), b: good(b) }));

  switch (first.type) {
    case 'gain':
      return draft.question === 'gift' && draft.moves.length > 1
        ? [act.stock({ goods: goods(gains) })]
        : gaining;
    case 'spend':
      if (byAbility.length > 0) return [...byAbility, ...swapping, ...turning];
      return [
        act.turn({
          goods: goods(total(toldAs(events, 'spentOne').map((spent) => only(spent.good, spent.units)))),
          into: goods(gains),
        }),
      ];
    case 'turn':
      return [...turning, ...gaining];
    case 'swap':
      return [...swapping, ...gaining];
    case 'raise':
      return [act.raise({ good: good(first.good), space: HIGHEST_SPACE }), ...gaining];
    case 'replace':
      return [act.replace({ building: building(first.building) })];
    default:
      return [board.describe(first)];
  }
}
