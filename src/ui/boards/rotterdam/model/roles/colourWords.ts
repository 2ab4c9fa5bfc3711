import type { ColourPreview } from '@/games/rotterdam/ahead/colour';
import { surePayers } from '@/games/rotterdam/ahead/sure';
import type { RotterdamBoard } from '../../table/board';

/** What the captain gets for sure; nothing is told where that is nothing. */
export const sureBonus = ({ money }: RotterdamBoard, { bonus }: ColourPreview): string | undefined =>
  bonus.least > 0 ? money(bonus.least) : undefined;

/** A colour in one sentence: how many ships sail, how many of them are the captain's, who pays in any case. */
export function colourTold(board: RotterdamBoard, preview: ColourPreview): string {
  const { name, text, words } = board;
  return text.roles.colour.told({
    ships: preview.moving,
    own: preview.ownSteps,
    payers: words.list(surePayers(preview).map((owner) => name(owner))),
    bonus: sureBonus(board, preview),
  });
}

/** Whether cargo of the captain's own could end where it is of no use. */
export const isWarned = ({ ships, captain }: ColourPreview): boolean =>
  ships.some(
    ({ owner, ways }) =>
      owner === captain && ways.some(({ strands, arrival }) => strands || arrival === 'wrong'),
  );
