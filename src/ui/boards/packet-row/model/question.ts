import type { Seat, Viewer } from '@/engine/game';
import type { Language } from '@/engine/phrase';
import { AREAS, type Area, type CardId } from '@/games/packet-row/cards';
import { KIND, kindCode } from '@/games/packet-row/cards/figures';
import type { PacketRowMove } from '@/games/packet-row/move';
import { packetRowWords } from '@/games/packet-row/phrases';
import type { PacketRowView } from '@/games/packet-row/view';
import { TEXTS } from '@/text';
import type { PublicTask } from '@/ui/boards/board';

const ASSISTANT = kindCode('assistant');

/** The area whose cards are offered now; while another one is to be chosen there is none. */
export function areaAsked(view: PacketRowView): Area | undefined {
  return ['offer', 'master', 'lastCall'].includes(view.phase) ? AREAS[view.area] : undefined;
}

export function isAsked(view: PacketRowView, actor: Seat | undefined): boolean {
  return view.phase !== 'over' && view.asked === actor;
}

/** Whether cards of this area can be taken by whoever is asked now. */
export function isOnOffer(view: PacketRowView, area: Area): boolean {
  const at = AREAS.indexOf(area);
  if (view.phase === 'offer' || view.phase === 'master') return at === view.area;
  return view.phase === 'lastCall' && (at === view.area || view.areas[at]?.chosen === false);
}

/** At the last call, an area that cards can still come from; before it, the one that cards are taken from. */
export function stillOffers(view: PacketRowView, area: Area): boolean {
  const { current = [], future = [] } = view.areas[AREAS.indexOf(area)] ?? {};
  return isOnOffer(view, area) && (view.phase !== 'lastCall' || current.length + future.length > 0);
}

function assistantOf(view: PacketRowView, viewer: Viewer): CardId | undefined {
  if (viewer === 'table') return undefined;
  return view.players[viewer]?.hand.find((card) => KIND[card] === ASSISTANT);
}

/** The move that takes this card; a card that comes next costs an assistant. */
export function takeMove(view: PacketRowView, viewer: Viewer, card: CardId): PacketRowMove {
  const comesNext = view.areas.some((area) => area.future.includes(card));
  const assistant = comesNext ? assistantOf(view, viewer) : undefined;
  return assistant === undefined ? { type: 'take', card } : { type: 'take', card, assistant };
}

interface Telling {
  readonly language: Language;
  readonly name: (seat: Seat) => string;
}

/** The one question being asked, to the viewer or about somebody else. */
export function questionOf(
  view: PacketRowView,
  actor: Seat | undefined,
  { language, name }: Telling,
  short: boolean,
): string {
  const { ask } = TEXTS[language].games['packet-row'].board;
  const asked = { name: name(view.asked) };
  const area = areaAsked(view);
  const from = area === undefined ? '' : ask.from[area];
  const own = isAsked(view, actor);
  const again = view.areas.some((one) => one.chosen);
  switch (view.phase) {
    case 'choose':
      if (!own) return ask.others.choose(asked);
      if (again) return short ? ask.chooseAgain : ask.chooseAgainNamed(asked);
      return short ? ask.choose : ask.chooseNamed(asked);
    case 'offer':
    case 'master':
      if (!own) return ask.others.take({ ...asked, from });
      if (short && area !== undefined) return ask.take({ area: ask.area[area] });
      return ask.takeNamed({ ...asked, from });
    case 'lastCall':
      if (!own) return ask.others.lastCall(asked);
      return short ? ask.lastCall : ask.lastCallNamed(asked);
    case 'closing':
      if (!own) return ask.others.closing(asked);
      return short ? ask.closing : ask.closingNamed(asked);
    case 'over':
      return TEXTS[language].board.over;
  }
}

/** What helps to answer, where the viewer is asked. */
export function hintOf(
  view: PacketRowView,
  actor: Seat | undefined,
  { language, name }: Telling,
  { deliverable, short }: { readonly deliverable: number | 'covered'; readonly short: boolean },
): string | undefined {
  if (!isAsked(view, actor)) return undefined;
  const { hint } = TEXTS[language].games['packet-row'].board;
  const area = areaAsked(view);
  const helps = assistantOf(view, view.asked) !== undefined ? [hint.assistant] : [];
  switch (view.phase) {
    case 'choose':
      return hint.choose;
    case 'offer': {
      if (area === undefined || short) return helps[0];
      const chosen = packetRowWords[language].areaInSentence(area);
      return [hint.chose({ name: name(view.harbourMaster), area: chosen }), ...helps].join(' ');
    }
    case 'master':
      return [hint.master, ...helps].join(' ');
    case 'lastCall':
      return [hint.lastCall, ...helps].join(' ');
    case 'closing':
      if (deliverable === 'covered') return hint.closingCovered;
      return deliverable === 0 ? hint.closingNone : hint.closing({ count: deliverable });
    case 'over':
      return undefined;
  }
}

/** Why no card of this area can be taken now; undefined where the area itself is on offer. */
export function whyNotArea(view: PacketRowView, area: Area, { language, name }: Telling): string | undefined {
  const { ask, zoom } = TEXTS[language].games['packet-row'].board;
  if (view.phase === 'choose') return zoom.chooseFirst;
  const asked = areaAsked(view);
  if (asked === undefined || isOnOffer(view, area)) return undefined;
  const from = ask.from[asked];
  return view.phase === 'lastCall'
    ? zoom.notAtLastCall({ from })
    : zoom.otherArea({ from, name: name(view.harbourMaster) });
}

/** What the curtain says, in public words. */
export function publicTask(
  view: PacketRowView,
  name: (seat: Seat) => string,
  language: Language,
): PublicTask {
  const { ask, task } = TEXTS[language].games['packet-row'].board;
  const area = areaAsked(view);
  switch (view.phase) {
    case 'choose':
      return { task: view.areas.some((one) => one.chosen) ? task.chooseAgain : task.choose };
    case 'offer':
      return area === undefined
        ? { task: task.choose }
        : {
            before: task.chose({
              name: name(view.harbourMaster),
              area: packetRowWords[language].areaInSentence(area),
            }),
            task: task.take,
          };
    case 'master':
      return { task: task.master({ from: area === undefined ? '' : ask.from[area] }) };
    case 'lastCall':
    case 'closing':
      return { task: task[view.phase] };
    case 'over':
      return { task: TEXTS[language].board.task.over };
  }
}
