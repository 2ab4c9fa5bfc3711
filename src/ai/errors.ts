/* What can be wrong with what a thinking player is asked. Each has a name of its own and is thrown at once. */

export class UnknownLevel extends Error {
  override readonly name = 'UnknownLevel';
  constructor(level: unknown) {
    super(`there is no level «${String(level)}»`);
  }
}

export class GameIsOver extends Error {
  override readonly name = 'GameIsOver';
  constructor(game: string) {
    super(`this game of ${game} is over: there is nothing left to decide`);
  }
}

export class ForeignView extends Error {
  override readonly name = 'ForeignView';
  constructor(game: string, seat: number) {
    super(`this is not what seat ${seat} sees of a game of ${game}`);
  }
}

export class NothingToDecide extends Error {
  override readonly name = 'NothingToDecide';
  constructor(seat: number) {
    super(`seat ${seat} owes no decision now`);
  }
}

/** What a cancelled thought ends with; it is no failure. */
export class ThinkingCancelled extends Error {
  override readonly name = 'ThinkingCancelled';
  constructor() {
    super('the thought was cancelled');
  }
}
