import { previewColour } from '@/games/rotterdam/ahead/colour';
import { answerBy, notYet, type Decision } from '../../../kit/prompt';
import { sureBonus } from '../../model/roles/colourWords';
import type { RotterdamBoard } from '../board';

/** The colour in mind, with what it brings for sure. */
export function decideCaptain(board: RotterdamBoard): Decision {
  const { choice, text, words, view } = board;
  const { act } = text;
  const [move] = choice !== undefined && 'moves' in choice ? choice.moves : [];
  if (move?.type !== 'colour') return { primary: notYet(act.chooseColour, act.tapFirst) };
  const bonus = sureBonus(board, previewColour(view, view.turn, move.colour));
  const label = act.sailColour({ colour: words.colour(move.colour), bonus });
  return { primary: answerBy(board, move, { label, haptic: 'medium' }) };
}

/** The way in mind, or that a blocked ship stays. */
export function decideSail(board: RotterdamBoard): Decision {
  const { choice, text, words } = board;
  const { act } = text;
  const [move] = choice !== undefined && 'moves' in choice ? choice.moves : [];
  switch (move?.type) {
    case 'sail':
      return {
        primary: answerBy(board, move, {
          label: act.sailTo({ to: words.position(move.to) }),
          haptic: 'medium',
        }),
      };
    case 'stay':
      return { primary: answerBy(board, move, { label: act.stay({ at: words.position(move.at) }) }) };
    default:
      return { primary: notYet(act.chooseWay, act.tapFirst) };
  }
}
