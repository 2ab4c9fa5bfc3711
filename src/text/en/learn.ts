/** The screen that teaches a game: its lessons, and the coach beside the table. */
export const learn = {
  title: 'How to play',
  titleOf: (a: { game: string }) => `${a.game}: how to play`,
  about: (a: { minutes: number }) =>
    `A first game at the real table, in short chapters: about ${a.minutes} minutes. Nothing you try can go wrong, and you can leave at any time.`,
  /** An invitation, for whoever has not played yet. */
  newHere: 'New here?',
  invitationAbout: 'A first game at the real table, in short chapters.',
  invitation: (a: { minutes: number }) => `Learn it in ${a.minutes} minutes`,
  begin: 'Begin',
  goOn: (a: { chapter: string }) => `Go on: ${a.chapter}`,
  chapters: 'Chapters',
  chapter: (a: { number: number; title: string }) => `${a.number}. ${a.title}`,
  done: 'done',
  leftAt: (a: { step: number; steps: number }) => `left at step ${a.step} of ${a.steps}`,
  realGame: {
    title: 'A real short game',
    about:
      'The last rounds of the same game with cards dealt anew, against two easy bots. It is stored like any other.',
    start: 'Play for real',
    named: 'My first game',
  },
  coach: 'Coach',
  /** What is lit is called so. */
  here: 'Touch here',
  // The number and the sum stay together at the end of a line.
  step: (a: { title: string; step: number; steps: number }) =>
    `${a.title} · ${a.step}\u00a0of\u00a0${a.steps}`,
  continue: 'Continue',
  nextChapter: 'Next chapter',
  /** A move that the step has no words of its own for. */
  otherwise: (a: { move: string }) => `“${a.move}” is allowed too, but it would lead elsewhere.`,
  menu: 'Lesson',
  restart: 'Begin this chapter again',
  leave: 'Leave the lesson',
  leaveAbout: 'You can go on at the same step later.',
  finished: {
    title: 'You have finished the course',
    about: 'You know all of the rules now. Every chapter can be played again.',
    play: 'Play a game',
  },
  cannotTeach: { title: 'No lessons here yet', about: 'This game cannot be learned here yet.' },
};
