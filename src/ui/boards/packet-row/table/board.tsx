import { createContext, useContext, useState, type ReactNode } from 'react';
import type { GameEvent } from '@/engine/events';
import type { Seat } from '@/engine/game';
import { speak, type Language } from '@/engine/phrase';
import type { Area, CardId } from '@/games/packet-row/cards';
import type { PacketRowMove } from '@/games/packet-row/move';
import { packetRowPhrases, packetRowWords } from '@/games/packet-row/phrases';
import type { PacketRowView, PlayerView } from '@/games/packet-row/view';
import type { Text } from '@/text';
import { houseOf } from '@/ui/houseOf';
import { changeSettings, useSettings } from '@/ui/settings';
import { useLanguage, useText } from '@/ui/text';
import { HOUSES, type House } from '@/ui/theme';
import type { BoardProps } from '../../board';
import { facesIn, type Faces } from '../model/faces';
import { moneyIn } from '../model/money';
import type { Sort } from '../model/sorting';

export type TableProps = BoardProps<PacketRowView, PacketRowMove>;

/** What the asked player has in mind, before the button confirms it. */
export type Choice = { readonly area: Area } | { readonly card: CardId };

export type SheetName =
  | { readonly of: 'card'; readonly card: CardId }
  | { readonly of: 'player'; readonly seat: Seat }
  | { readonly of: 'discards'; readonly area: Area }
  | { readonly of: 'hand' | 'cash' | 'delivery' };

/** What every part of the board stands on. */
export interface PacketRowBoard extends TableProps {
  readonly language: Language;
  readonly text: Text['games']['packet-row']['board'];
  /** What every board says. */
  readonly shared: Text['board'];
  readonly words: (typeof packetRowWords)[Language];
  readonly faces: Faces;
  /** The viewer's seat and what lies before it; undefined where nobody's hand may be shown. */
  readonly own: { readonly seat: Seat; readonly player: PlayerView } | undefined;
  money(dollars: number): string;
  name(seat: Seat): string;
  house(seat: Seat): House;
  /** What happened since the viewer last moved, the latest last, a move each. */
  readonly news: readonly string[];

  readonly choice: Choice | undefined;
  choose(choice: Choice | undefined): void;
  /** A short word to the player, until the next step. */
  readonly notice: string | undefined;
  tell(notice: string): void;

  readonly sheets: readonly SheetName[];
  open(sheet: SheetName): void;
  /** Closes the topmost sheet. */
  close(): void;
  closeAll(): void;

  readonly handHidden: boolean;
  hideHand(hidden: boolean): void;
  readonly sort: Sort;
  sortBy(sort: Sort): void;
}

const BoardContext = createContext<PacketRowBoard | undefined>(undefined);

export function useBoard(): PacketRowBoard {
  const board = useContext(BoardContext);
  if (board === undefined) throw new Error('useBoard needs a BoardProvider above it');
  return board;
}

/** Changes whenever something else is asked: what was in mind before is then gone. */
function questionKey({ view }: TableProps): string {
  return [view.round, view.phase, view.asked, view.area].join(' ');
}

function useAsked<Value>(key: string): readonly [Value | undefined, (value: Value | undefined) => void] {
  const [kept, keep] = useState<{ readonly key: string; readonly value: Value | undefined }>();
  return [kept?.key === key ? kept.value : undefined, (value) => keep({ key, value })];
}

const NO_NEWS: readonly string[] = [];
/** Nobody reads further back; the log does. */
const KEPT = 5;

function sentenceOf(events: readonly GameEvent[], { seats }: TableProps, language: Language): string {
  const names = { seat: (seat: Seat) => seats[seat]?.name ?? '' };
  const said = events.flatMap((event) =>
    event.type === 'said' ? [speak(packetRowPhrases, language, event.phrase, names)] : [],
  );
  return said.join(' ');
}

/** Bots move faster than one reads, so what they did is kept until the viewer has answered. */
function useNews(table: TableProps, language: Language): readonly string[] {
  const { happened, since, viewer } = table;
  const [told, tell] = useState<{ readonly number: number | undefined; readonly news: readonly string[] }>({
    number: undefined,
    news: NO_NEWS,
  });
  const latest = sentenceOf(happened?.events ?? [], table, language);
  const after = (before: readonly string[]) => [...before, latest].filter((said) => said !== '').slice(-KEPT);
  if (since !== undefined) return after(since.map((events) => sentenceOf(events, table, language)));
  if (told.number === happened?.number) return told.news;
  // A move that was taken back has its number again, or a lower one.
  const goesOn =
    happened !== undefined &&
    happened.tempo !== 0 &&
    happened.seat !== viewer &&
    happened.number > (told.number ?? -1);
  const news = after(goesOn ? told.news : NO_NEWS);
  tell({ number: happened?.number, news });
  return news;
}

export function BoardProvider({ table, children }: { table: TableProps; children: ReactNode }) {
  const language = useLanguage();
  const { games, board: shared } = useText();
  const { view, viewer, seats } = table;
  const key = questionKey(table);
  const [choice, choose] = useAsked<Choice>(key);
  const [notice, tell] = useAsked<string>(`${key} ${table.happened?.number}`);
  const [sheets, setSheets] = useState<readonly SheetName[]>([]);
  // Covered until the curtain only: whoever has lifted that by name has asked to see the hand.
  const [handHidden, hideHand] = useState(false);
  // The device's, since a board goes with every curtain.
  const sort = useSettings(({ handOrder }) => handOrder);
  const faces = facesIn(language, seats.length);
  const news = useNews(table, language);

  const player = viewer === 'table' ? undefined : view.players[viewer];
  const board: PacketRowBoard = {
    ...table,
    language,
    text: games['packet-row'].board,
    shared,
    words: packetRowWords[language],
    faces,
    own: viewer === 'table' || player === undefined ? undefined : { seat: viewer, player },
    money: moneyIn(language),
    name: (seat) => seats[seat]?.name ?? '',
    house: (seat) => {
      const person = seats[seat];
      return person === undefined ? HOUSES[0] : houseOf(person);
    },
    news,
    choice,
    choose,
    notice,
    tell,
    sheets,
    open: (sheet) => setSheets((open) => [...open, sheet]),
    close: () => setSheets((open) => open.slice(0, -1)),
    closeAll: () => setSheets((open) => (open.length === 0 ? open : [])),
    handHidden,
    hideHand,
    sort,
    sortBy: (handOrder) => changeSettings({ handOrder }),
  };
  return <BoardContext value={board}>{children}</BoardContext>;
}
