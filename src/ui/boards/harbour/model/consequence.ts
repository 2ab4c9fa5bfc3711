import type { EffectPart } from '@/games/harbour/ahead/effect';
import { previewOf, type Preview } from '@/games/harbour/ahead/preview';
import type { Amounts } from '@/games/harbour/cards/goods';
import { isAny } from '@/games/harbour/phrases/speaker';
import { actionAt, limitOf, type Place } from '@/games/harbour/state';
import type { HarbourBoard } from '../table/board';
import { explained, goodsWords } from './explained';
import { nameOf } from './faces';

/** What a visit would lead to, in one or two sentences: its effect for the asked player, then loss, fee and who else gains. */
export function consequenceOf(board: HarbourBoard, place: Place): string | undefined {
  const { view, subject } = board;
  const preview = previewOf(view, subject, place);
  if (preview === undefined) return undefined;
  return [effectWords(board, preview), ...lostWords(board, preview), ...feeWords(board, preview)].join(' ');
}

const lackingIn = (part: EffectPart | undefined): Amounts => (part?.part === 'convert' ? part.short : []);

function effectWords(board: HarbourBoard, { place, effect, nothing }: Preview): string {
  const { view, text, language } = board;
  const named = { place: nameOf(view, place, language) };
  const [part] = effect.parts;
  const lacking = lackingIn(part);
  const { visit, spoken } = text;
  if (nothing && isAny(lacking)) {
    return spoken.lacks({ name: named.place, goods: goodsWords(lacking, board) });
  }
  if (nothing) return spoken.doesNothing({ name: named.place });
  const alone = effect.parts.length === 1;
  if (alone && part?.part === 'convert') {
    return visit.converts({
      ...named,
      pay: goodsWords(part.pay, board),
      goods: goodsWords(part.goods, board),
    });
  }
  const fixed = alone && part !== undefined && 'goods' in part && part.part !== 'double' ? part.goods : [];
  if (isAny(fixed) && !(part?.part === 'gain' && part.any > 0)) {
    return visit.gives({ ...named, goods: goodsWords(fixed, board) });
  }
  const buying = effect.parts.find((one) => one.part === 'buy');
  const upTo = buying?.possible === true ? [visit.payUpTo({ money: board.money(buying.power) })] : [];
  return [visit.does({ ...named, does: explained(actionAt(view, place), board) }), ...upTo].join(' ');
}

function lostWords(board: HarbourBoard, { goods }: Preview): readonly string[] {
  const lost = goods.map((stock) => stock.lost);
  if (!isAny(lost)) return [];
  const units = lost.reduce((sum, some) => sum + some, 0);
  return [
    board.text.visit.lost({
      goods: goodsWords(lost, board),
      units,
      limit: limitOf(board.view, board.subject),
    }),
  ];
}

function feeWords(board: HarbourBoard, { fee, gainers }: Preview): readonly string[] {
  const { visit } = board.text;
  const others = [...new Set(gainers.map(({ seat }) => seat))];
  return [
    ...(fee === undefined ? [] : [visit.fee({ name: board.name(fee) })]),
    ...(others.length === 0
      ? []
      : [visit.gain({ names: others.map(board.name).join(` ${board.words.and} `), count: others.length })]),
  ];
}
