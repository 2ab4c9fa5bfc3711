import { rolesOf, type RoleAhead } from '@/games/rotterdam/ahead/roles';
import type { Choice, RotterdamBoard } from '../../table/board';
import { useBoard } from '../../table/board';
import { saysAtOnce, waysToWork } from '../../table/detail';
import { isAnsweredHere } from '../../table/here';
import { closedInShort } from '../../model/roles/closed';
import { gainWords } from '../../model/roles/gain';
import { ruleBehind, whyWords } from '../../model/refused';
import type { ShelfProps } from '../Shelf';
import { Tile, Tiles } from '../Tile';
import { tileSize } from '../tileSize';
import { zone } from '../../motion/zones';
import { RoleFace } from './RoleFace';

/** A role in mind; where only one thing can be done with it, that too. */
function chosen({ moves }: RotterdamBoard, role: number): Choice {
  const ways = waysToWork(moves, role);
  return saysAtOnce(role) && ways.length === 1 ? { role, move: ways[0] } : { role };
}

/** Eight roles with their places, and what each gives now. */
export function RoleTiles(shelf: ShelfProps) {
  const board = useBoard();
  const { view, subject, words, text, choice } = board;
  const roles = rolesOf(view, subject);
  const size = tileSize(shelf, roles.length);
  const here = isAnsweredHere(board);
  const face = (ahead: RoleAhead) => closedInShort(board, ahead) ?? gainWords(board, ahead);
  return (
    <Tiles>
      {roles.map((ahead) => {
        const { role, places, problem } = ahead;
        const gain = face(ahead);
        return (
          <Tile
            key={role}
            size={size}
            number={role + 1}
            spoken={text.roles.spoken({
              role: words.role(role),
              free: places.free,
              all: places.all,
              gain: problem === undefined ? (gain.spoken ?? gain.lines.join(', ')) : undefined,
            })}
            selected={choice !== undefined && 'role' in choice && choice.role === role}
            place={zone.role(role)}
            unavailable={whyWords(board, problem)}
            rule={ruleBehind(problem)}
            onPress={here ? () => board.choose(chosen(board, role)) : undefined}
          >
            {(tone) => <RoleFace ahead={ahead} gain={gain} size={size} tone={tone} />}
          </Tile>
        );
      })}
    </Tiles>
  );
}
