import type { Kind, PublishedMove } from './published';
import { askAmongCards, askIfMightPlay, mightPlay } from './ship-cards';
import { ask, FINISH, othersOf, ROOM, shipsOnWater, type Course, type Player, type Table } from './table';
import { ANCHORAGES } from './waterways';

const DRAW: PublishedMove = { type: 'drawCard' };

/** RT-23: the played cards become the deck, by the dice of the transcript. */
function reshuffle(table: Table): void {
  const row = table.playedCards.splice(0);
  for (let last = row.length - 1; last >= 1; last -= 1) {
    table.shuffle = Number((1664525n * BigInt(table.shuffle) + 1013904223n) % 2n ** 32n);
    const other = Math.floor((table.shuffle / 2 ** 32) * (last + 1));
    [row[last], row[other]] = [row[other] as Kind, row[last] as Kind];
  }
  table.cardDeck.push(...row.reverse());
}

function nextCard(table: Table): Kind | undefined {
  if (table.cardDeck.length === 0) reshuffle(table);
  return table.cardDeck.shift();
}

function draw(table: Table, player: Player): void {
  const kind = nextCard(table);
  if (kind !== undefined) player.shipCards.push({ kind, drawn: true });
}

function takeOpen(table: Table, player: Player, kind: Kind): void {
  table.openCards[table.openCards.indexOf(kind)] = undefined;
  player.shipCards.push({ kind, drawn: false });
}

/** What may be taken, when so many cards of the deck are already promised. */
function takes(table: Table, promised: number): PublishedMove[] {
  const kinds = [...new Set(table.openCards)].filter((kind) => kind !== undefined);
  const canDraw = table.cardDeck.length + table.playedCards.length > promised;
  return [...kinds.map((card) => ({ type: 'takeCard', card }) as const), ...(canDraw ? [DRAW] : [])];
}

const anchored = (table: Table, player: Player) =>
  shipsOnWater(table).filter(({ owner, at }) => owner === player.seat && ANCHORAGES.includes(at)).length;

const mayPick = (table: Table, player: Player) =>
  anchored(table, player) > 0 && player.shipCards.length < ROOM;

/** Picks one card after the other, those of the deck unseen, from the first answer on. Tells whether it was ended early. */
function* pickAll(table: Table, player: Player, first: PublishedMove): Course {
  const most = anchored(table, player);
  let drawn = 0;
  let move = first;
  for (let picked = 1; ; picked += 1) {
    if (move.type === 'takeCard') takeOpen(table, player, move.card);
    else if (move.type === 'drawCard') drawn += 1;
    else break;
    if (picked === most || player.shipCards.length + drawn >= ROOM) break;
    move = yield* ask(player, [...takes(table, drawn), FINISH]);
  }
  for (let count = 0; count < drawn; count += 1) draw(table, player);
}

/** The sailor's own card. Tells whether the sailor finished instead. */
function* firstCard(table: Table, player: Player): Course<boolean> {
  const move = yield* askAmongCards(table, player, () => {
    if (player.shipCards.length < ROOM) return takes(table, 0);
    return mightPlay(table, player) ? [FINISH] : undefined;
  });
  if (move?.type === 'takeCard') takeOpen(table, player, move.card);
  if (move?.type === 'drawCard') draw(table, player);
  return move?.type === 'finish';
}

/** The sailor at anchorages, when `others` will be asked after. Tells whether the sailor finished for good. */
function* ownAnchorages(table: Table, player: Player): Course<boolean> {
  const move = yield* askAmongCards(table, player, () => {
    if (mayPick(table, player)) return [...takes(table, 0), FINISH];
    return mightPlay(table, player) ? [FINISH] : undefined;
  });
  if (move === undefined) return false;
  if (move.type === 'finish') return true;
  yield* pickAll(table, player, move);
  if (!othersOf(table, player).some((other) => mayPick(table, other))) return false;
  return (yield* askIfMightPlay(table, player, FINISH)) !== undefined;
}

/** RT-23. Tells whether the turn is over without another question. */
export function* sailor(table: Table, player: Player): Course<boolean> {
  let finished = yield* firstCard(table, player);
  if (!finished) finished = yield* ownAnchorages(table, player);
  for (const other of othersOf(table, player)) {
    if (!mayPick(table, other)) continue;
    finished = false;
    yield* pickAll(table, other, yield* ask(other, [...takes(table, 0), FINISH]));
  }
  for (let place = 0; place < table.openCards.length; place += 1) table.openCards[place] ??= nextCard(table);
  return finished;
}
