import { previewOf, type Preview } from '@/games/harbour/ahead/preview';
import { isAny } from '@/games/harbour/phrases/speaker';
import { limitOf, type Place } from '@/games/harbour/state';
import type { HarbourBoard } from '../table/board';
import { goodsWords } from './explained';
import { nameOf } from './faces';
import { effectSentence } from './spokenEffect';

/** What a visit would lead to, in one or two sentences: its effect for the asked player, then loss, fee and who else gains. */
export function consequenceOf(board: HarbourBoard, place: Place): string | undefined {
  const { view, subject } = board;
  const preview = previewOf(view, subject, place);
  if (preview === undefined) return undefined;
  return [...effectWords(board, preview), ...feeWords(board, preview)].join(' ');
}

/** A plain gain or exchange in a few words, with its loss apart; anything else in its own sentences. */
function effectWords(board: HarbourBoard, preview: Preview): readonly string[] {
  const { text, view, language } = board;
  const { effect, nothing } = preview;
  const place = nameOf(view, preview.place, language);
  const [part] = effect.parts;
  const plain = !nothing && effect.parts.length === 1;
  if (plain && part?.part === 'convert') {
    const pay = goodsWords(part.pay, board);
    const converts = text.visit.converts({ place, pay, goods: goodsWords(part.goods, board) });
    return [converts, ...lostWords(board, preview)];
  }
  if (plain && ((part?.part === 'gain' && part.any === 0) || part?.part === 'perSymbol')) {
    return [text.visit.gives({ place, goods: goodsWords(part.goods, board) }), ...lostWords(board, preview)];
  }
  const does = effectSentence(preview, place, board);
  return [nothing ? does : text.visit.does({ place, does })];
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
