import type { HarbourBoard } from '../table/board';
import { isYou } from './called';
import { explained } from './explained';
import { told, type Sight } from './sight';
import { effectSentence } from './spokenEffect';
import { knownAction } from './standing';
import { capitalised } from '@/text/capitalised';

const sentence = (parts: readonly (string | undefined)[]): string => {
  const said = parts.filter((part) => part !== undefined && part !== '').join(', ');
  return said === '' ? '' : `${capitalised(said)}.`;
};

function statusSaid(board: HarbourBoard, sight: Sight): string | undefined {
  const { spoken } = board.text;
  const { subject } = board;
  switch (sight.entry) {
    case 'open':
      return undefined;
    case 'here':
      return isYou(board, subject) ? spoken.youAreThere : spoken.isThere(told(board, [subject]));
    case 'taken': {
      const others = sight.pawns.filter((seat) => seat !== subject);
      return `${spoken.isThere(told(board, others))}, ${spoken.cannotEnter}`;
    }
    case 'noGood':
      return sight.fee === undefined
        ? spoken.cannotEnter
        : spoken.noGoodForFee({ name: board.name(sight.fee) });
  }
}

function meansSaid(board: HarbourBoard, { reach }: Sight): string | undefined {
  const { spoken } = board.text;
  switch (reach) {
    case 'now':
      return spoken.within;
    case 'after':
      return spoken.withinAfter;
    case 'not':
      return spoken.beyond;
    case undefined:
      return undefined;
  }
}

/** Whose it is, or for how much it may be had. */
function offerSaid(board: HarbourBoard, { onOffer, owner, price }: Sight): string {
  const { spoken } = board.text;
  if (onOffer) {
    return price === undefined
      ? spoken.notForSale
      : spoken.onOffer({ money: spoken.dollars({ count: price }) });
  }
  return owner === undefined || isYou(board, owner)
    ? spoken.yours
    : spoken.owned({ name: board.name(owner) });
}

function effectSaid(board: HarbourBoard, sight: Sight): readonly string[] {
  const { spoken } = board.text;
  const { preview, fee, pawns, name } = sight;
  const action = knownAction(board.view, sight.place);
  if (preview === undefined) return action === undefined ? [] : [explained(action, board)];
  if (sight.entry !== 'open') return [];
  return [
    effectSentence(preview, name, board),
    ...(fee === undefined ? [] : [spoken.fee({ name: board.name(fee) })]),
    ...pawns.map((seat) => spoken.occupantGains({ name: board.name(seat) })),
  ];
}

/** A place in a few sentences, for whoever hears it. */
export function spokenPlace(board: HarbourBoard, sight: Sight): string {
  const { text, words } = board;
  const { spoken, families } = text;
  const status = statusSaid(board, sight);
  const family = spoken.kind(families[sight.family]);
  const worth = [
    ...(sight.isStart ? [] : [spoken.points({ count: sight.points })]),
    ...sight.symbols.map((symbol) => words.symbols[symbol]),
  ];
  const whose = [family, offerSaid(board, sight), meansSaid(board, sight)];
  return [
    sentence(status === undefined ? [sight.name, ...whose] : [sight.name, status]),
    ...(status === undefined ? [] : [sentence(whose)]),
    ...effectSaid(board, sight),
    sentence(worth),
    sentence(sight.selected ? [spoken.chosen] : []),
  ]
    .filter((part) => part !== '')
    .join(' ');
}
