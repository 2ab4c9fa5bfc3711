import { WATER_COUNT } from '@/games/rotterdam/cards/waterways';
import type { Ask } from '.';

export const askCaptain: Ask = ({ view, text, words, choice }) => {
  const move = choice !== undefined && 'moves' in choice ? choice.moves[0] : undefined;
  const name = move?.type === 'colour' ? words.colour(move.colour) : undefined;
  return { question: text.ask.captain({ colour: view.action.colours + 1, name }) };
};

export const askSail: Ask = ({ view, text, words }) => {
  const { colour, pending } = view.action;
  let ships = 0;
  for (let at = 0; at < WATER_COUNT; at += 1) ships += (pending >> at) & 1;
  const question = ships > 1 ? text.ask.whichFirst : text.ask.whichWay({ colour: words.colour(colour) });
  return { question };
};
