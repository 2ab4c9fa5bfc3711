/** Milliseconds. */
export const duration = {
  fade: 120,
  newCardRing: 1000,
  take: 420,
  discard: 200,
  unfold: 260,
  dealApart: 60,
  sail: 500,
  dollar: 30,
  moneyAtLeast: 300,
  moneyAtMost: 700,
  curtain: 260,
  hold: 600,
  letGo: 120,
  botPause: 350,
} as const;

/** Bots move at this share of a person's time. */
export const botTempo = 0.7;
