import { arePicksLeft } from '@/games/rotterdam/ahead/picks';
import { DEALS_PER_TRADER } from '@/games/rotterdam/cards/limits';
import { IS_ANCHORAGE } from '@/games/rotterdam/cards/waterways';
import { dealExplained } from '../deal';
import { pickExplained } from '../shipRow';
import type { Ask } from '.';

export const askSailor: Ask = (board) => ({
  question: board.text.ask.sailor,
  explained: pickExplained(board),
});

/** The ships of whoever is asked, for which cards may be taken; without any, the sailor may play what was just taken. */
export const askAnchorage: Ask = (board) => {
  const { view, text, words, asked } = board;
  if (!arePicksLeft(view)) return { question: text.ask.playOrGoOn };
  const places = view.owners.flatMap((owner, at) =>
    owner === asked && IS_ANCHORAGE[at] === true ? [words.position(at)] : [],
  );
  return { question: text.ask.anchorage({ places: words.list(places) }), explained: pickExplained(board) };
};

export const askLoader: Ask = ({ text }) => ({
  question: text.ask.loader,
  explained: text.trade.unloadAbout,
});

export const askFactory: Ask = ({ view, text, words }) => ({
  question: text.ask.factory({ harbour: words.harbour(view.action.harbour) }),
  explained: text.trade.factoryAbout,
});

export const askTrader: Ask = (board) => {
  const { view, text } = board;
  const { deals } = view.action;
  return {
    question: deals < DEALS_PER_TRADER ? text.ask.trader({ deal: deals + 1 }) : text.ask.tradedOut,
    explained: dealExplained(board),
  };
};
