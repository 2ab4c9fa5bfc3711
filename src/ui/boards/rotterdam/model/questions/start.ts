import type { Ask } from '.';

export const askLaunch: Ask = ({ text }) => ({ question: text.ask.launch });

export const askBid: Ask = ({ text }) => ({ question: text.ask.bid });
