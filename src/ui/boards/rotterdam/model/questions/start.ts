import type { Ask } from '.';

export const askLaunch: Ask = ({ text, words, choice }) => {
  const at = choice !== undefined && 'launch' in choice ? choice.launch.at : undefined;
  const { launch } = text.roles;
  return {
    question: text.ask.launch,
    explained: at === undefined ? launch.startFirst : launch.start({ at: words.position(at) }),
  };
};

export const askBid: Ask = ({ text }) => ({ question: text.ask.bid, explained: text.roles.bid.about });
