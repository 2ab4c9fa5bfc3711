const ORDINALS = ['0th', '1st', '2nd', '3rd'];
const ordinal = (place: number): string => ORDINALS[place] ?? `${place}th`;
const points = (count: number): string => (count === 1 ? '1 point' : `${count} points`);

const ahead = (by: number): string =>
  by === 0 ? 'just as many as you' : by > 0 ? `${by} fewer than you` : `${-by} more than you`;

/** The deal of the day: the same for everybody. */
export const today = {
  title: 'Today’s deal',
  game: 'Game',
  about:
    'Everybody has the same cards today, against the same two bots. The first try counts, also where it is given up; after it you can practise.',
  play: 'Play today’s deal',
  practise: 'Practise this deal',
  earlier: 'The day before',
  later: 'The day after',
  none: 'No counted try on this day. You can still practise its deal.',
  running: 'Your try goes on. It counts for this day, whenever you finish it.',
  left: 'This try was begun and given up. It stays without a result.',
  result: (a: { points: number; place: number; of: number }) =>
    `${points(a.points)}, ${ordinal(a.place)} of ${a.of}`,
  /** "Hard bot with the same cards: 31 points, 3 fewer than you". */
  measure: (a: { who: string; points: number; own: number }) =>
    `${a.who} with the same cards: ${points(a.points)}, ${ahead(a.own - a.points)}`,
  measuring: (a: { who: string }) => `${a.who} is playing the same cards, for comparison …`,
  share: 'To be shared without spoilers',
  message: (a: {
    app: string;
    game: string;
    date: string;
    result: string;
    measure: string;
    address: string;
  }) =>
    [`${a.app} · ${a.game} · ${a.date}`, a.result, a.measure, a.address]
      .filter((line) => line !== '')
      .join('\n'),
  /** What the saved games of these tries are called. */
  named: (a: { date: string }) => `Deal of ${a.date}`,
  namedPractice: (a: { date: string }) => `Practice: deal of ${a.date}`,
  calendar: 'Calendar',
  /** In a small field. */
  placed: (a: { place: number }) => ordinal(a.place),
  unfinished: 'open',
  day: (a: { date: string; what: string }) => `${a.date}: ${a.what}`,
  /** On the home screen. */
  toPlay: 'to play',
  goesOn: 'goes on',
  given: 'given up',
  brief: (a: { points: number; place: number }) => `${a.points} · ${ordinal(a.place)}`,
  spoken: (a: { game: string; what: string }) => `Today’s deal of ${a.game}: ${a.what}`,
  /** On the final account of such a try. */
  counted: (a: { date: string }) => `This was your try at the deal of ${a.date}.`,
  compare: 'Compare and share',
};
