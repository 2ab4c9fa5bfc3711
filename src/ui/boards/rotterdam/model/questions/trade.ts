import { DEALS_PER_TRADER } from '@/games/rotterdam/cards/limits';
import { IS_ANCHORAGE } from '@/games/rotterdam/cards/waterways';
import type { Ask } from '.';

export const askSailor: Ask = ({ text }) => ({ question: text.ask.sailor });

/** The ships of whoever is asked, for which cards may be taken. */
export const askAnchorage: Ask = ({ view, text, words, asked }) => {
  const places = view.owners.flatMap((owner, at) =>
    owner === asked && IS_ANCHORAGE[at] === true ? [words.position(at)] : [],
  );
  return { question: text.ask.anchorage({ places: words.list(places) }) };
};

export const askLoader: Ask = ({ text }) => ({ question: text.ask.loader });

export const askFactory: Ask = ({ view, text, words }) => ({
  question: text.ask.factory({ harbour: words.harbour(view.action.harbour) }),
});

export const askTrader: Ask = ({ view, text }) => {
  const { deals } = view.action;
  return { question: deals < DEALS_PER_TRADER ? text.ask.trader({ deal: deals + 1 }) : text.ask.tradedOut };
};
