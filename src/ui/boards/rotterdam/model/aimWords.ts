import type { CardUse, ShipChange } from '@/games/rotterdam/ahead/ship-cards';
import { harbourAt, IS_ANCHORAGE, isHarbour } from '@/games/rotterdam/cards/waterways';
import { NONE } from '@/games/rotterdam/state';
import type { RotterdamBoard } from '../table/board';
import { aimedUse, aimInMind, furtherOf } from './aim';
import { shipOf } from './ships';

/** How far the cargo has then to go. */
function voyage({ text, words }: RotterdamBoard, { cargo, steps, to }: ShipChange): string | undefined {
  const { aim } = text;
  if (cargo.to === NONE) return undefined;
  const harbour = words.harbour(cargo.to);
  if (isHarbour(to)) {
    return harbourAt(to) === cargo.to ? aim.fits({ harbour }) : aim.wrong({ harbour: words.position(to) });
  }
  return steps.to === undefined ? aim.lost({ harbour }) : aim.stepsLeft({ steps: steps.to, harbour });
}

function changeWords(board: RotterdamBoard, change: ShipChange, use: CardUse): readonly string[] {
  const { text, words } = board;
  const { aim } = text;
  const { from, to, cargo, owner } = change;
  const at = words.position(to);
  const moved = from !== to;
  const reloaded = cargo.from !== cargo.to && use.loot === undefined;
  const parts = [
    reloaded
      ? cargo.to === NONE
        ? aim.becomesEmpty({ at })
        : aim.becomes({ at, raw: words.raw(cargo.to) })
      : shipOf(board, owner, cargo.from),
    ...(moved || reloaded ? [voyage(board, change)] : []),
    ...(moved && IS_ANCHORAGE[to] === true ? [aim.atAnchorage] : []),
    ...(change.held && !moved && !reloaded && use.loot === undefined ? [aim.held] : []),
  ];
  return parts.filter((part) => part !== undefined);
}

/** What the card in mind would do, in words. */
export function aimExplained(board: RotterdamBoard): string | undefined {
  const use = aimedUse(board);
  const { words, text } = board;
  const aim = aimInMind(board);
  if (aim === undefined) return undefined;
  if (use === undefined) return words.shipCardText(aim.card);
  const parts = use.changes.map((change) => changeWords(board, change, use).join(', '));
  const loot = use.loot === undefined ? [] : [text.aim.loot({ raw: words.raw(use.loot) })];
  const told = [...parts, ...loot].join('; ');
  return told.charAt(0).toLocaleUpperCase() + told.slice(1);
}

/** What the button says: "Play Tug to A2". */
export function aimLabel(
  { text, words }: RotterdamBoard,
  aim: NonNullable<ReturnType<typeof aimInMind>>,
): string {
  const card = words.shipCard(aim.card);
  const at = aim.at === undefined ? undefined : words.position(aim.at);
  if (at === undefined) return text.aim.play({ card });
  if (aim.raw !== undefined) return text.aim.playRaw({ card, raw: words.raw(aim.raw) });
  if (aim.to === undefined) return text.aim.playAt({ card, at });
  const to = words.position(aim.to);
  return furtherOf(aim.card) === 'partner'
    ? text.aim.playWith({ card, first: at, second: to })
    : text.aim.playTo({ card, to });
}
