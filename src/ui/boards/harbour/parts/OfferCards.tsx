import { StyleSheet, View } from 'react-native';
import { questionOf } from '@/games/harbour/asked';
import type { Building } from '@/games/harbour/cards/buildings';
import { decisionPlace } from '@/ui/keyboard';
import { Figure, Panel, Type } from '@/ui/components';
import { radius, useTheme } from '@/ui/theme';
import { KeyedPlace } from '../../kit/layout';
import { Zone } from '../../kit/motion';
import { HarbourBack } from '../art/HarbourBack';
import { isAskedHere, isOnlyYou } from '../model/called';
import { displayed } from '../model/places';
import { zone } from '../motion/zones';
import { OfferCard } from '../planner/OfferCard';
import { offerWords } from '../planner/offers';
import { isBuying, planningOf } from '../planner/planning';
import { useBoard } from '../table/board';
import { BuildingCard } from './BuildingCard';
import { PlaceField } from './PlaceField';
import { Since } from './Since';

interface OfferCardsProps {
  width: number;
  height: number;
}

const HEAD = 26;
const GAP = 8;
const ACROSS = 4;
const PADDING = { side: 12, top: 8, bottom: 11 };
const BORDER = 1;
/** A lower card would lose its last line; a tile says the same in less room. */
const LEAST = 158;

/** What is on offer as cards, four across, and the deck. */
export function OfferCards({ width, height }: OfferCardsProps) {
  const inner = {
    width: width - 2 * (BORDER + PADDING.side),
    height: height - 2 * BORDER - PADDING.top - PADDING.bottom - HEAD - GAP,
  };
  return (
    <KeyedPlace number={1}>
      <Panel style={[styles.panel, { width, height }]}>
        <OfferHead />
        <OfferGrid {...inner} />
      </Panel>
    </KeyedPlace>
  );
}

/** The cards themselves; plain where no pawn moves yet. */
export function OfferGrid({ width, height, plain = false }: OfferCardsProps & { plain?: boolean }) {
  const board = useBoard();
  const { view } = board;
  const moving = isAskedHere(board) && questionOf(view) === 'go';
  const size = {
    width: Math.floor((width - (ACROSS - 1) * GAP) / ACROSS),
    height: Math.floor((height - GAP) / 2),
  };
  const left = 2 * ACROSS - displayed(view).length - 1;
  return (
    <View {...(moving ? decisionPlace('choice') : {})} style={styles.cards}>
      {displayed(view).map((building) =>
        plain ? (
          <BuildingCard key={building} building={building} {...size} plain />
        ) : (
          <OfferedCard key={building} building={building} {...size} />
        ),
      )}
      <Deck {...size} />
      {left > 0 && !plain && <Since width={left * (size.width + GAP) - GAP} height={size.height} />}
    </View>
  );
}

/** A building to enter, or to buy while a purchase is planned. */
function OfferedCard({ building, ...size }: OfferCardsProps & { building: Building }) {
  const board = useBoard();
  const planning = isBuying(board) ? planningOf(board) : undefined;
  if (planning === undefined) return <PlaceField place={building} card={size.height >= LEAST} {...size} />;
  return <OfferCard planning={planning} building={building} {...size} />;
}

/** What the chips of prices tell. */
function OfferHead() {
  const board = useBoard();
  const { colour } = useTheme();
  const { text, subject } = board;
  const planning = isBuying(board) ? planningOf(board) : undefined;
  const now = isOnlyYou(board, subject)
    ? text.offer.youPayNow
    : text.offer.payNow({ name: board.name(subject) });
  return (
    <View style={styles.head}>
      <Type variant="panelTitle" size={21} maxScale={1.1} heading={2}>
        {text.offer.title}
      </Type>
      <Type variant="aside" size={17} maxScale={1.1} oneLine colour={colour.textSoft} style={styles.about}>
        {planning === undefined ? text.offer.about : offerWords(board, planning)}
      </Type>
      {planning === undefined && <Key ground={colour.textSoft} words={now} />}
      {planning === undefined && board.choice !== undefined && (
        <Key ground={colour.brass} words={text.offer.payThen} />
      )}
    </View>
  );
}

function Key({ ground, words }: { ground: string; words: string }) {
  const { colour } = useTheme();
  return (
    <View style={styles.key}>
      <View style={[styles.disc, { backgroundColor: ground }]} />
      <Type variant="cardLine" maxScale={1.1} colour={colour.textSoft}>
        {words}
      </Type>
    </View>
  );
}

/** Of the paper below the uppermost. */
const EDGES = [5, 2.5] as const;

/** The face-down buildings and how many they are; beside it in a wide field, below it in a high one. */
function Deck({ width, height }: OfferCardsProps) {
  const { view, text } = useBoard();
  const { colour } = useTheme();
  const beside = width > 0.85 * height;
  const back = Math.min(78, Math.floor(height * 0.36), Math.floor(width * 0.5));
  return (
    <Zone name={zone.deck}>
      <View
        accessible
        role="img"
        aria-label={text.offer.deckSpoken({ count: view.deck.length })}
        style={[styles.deck, { width, height, borderColor: colour.line }, beside && styles.beside]}
      >
        <View>
          {EDGES.map((by) => (
            <View
              key={by}
              style={[
                styles.under,
                { left: by, top: by, right: -by, bottom: -by },
                { backgroundColor: colour.paperFuture, borderColor: colour.inkSoft },
              ]}
            />
          ))}
          <HarbourBack size={{ width: back, height: Math.round(back * 1.4) }} name={text.title} />
        </View>
        <View style={beside ? undefined : styles.count}>
          <Type variant="cardTitle" size={18} maxScale={1.1}>
            {text.offer.deck}
          </Type>
          <Figure value={String(view.deck.length)} size={25} maxScale={1.1} />
        </View>
      </View>
    </Zone>
  );
}

const styles = StyleSheet.create({
  panel: {
    paddingHorizontal: PADDING.side,
    paddingTop: PADDING.top,
    paddingBottom: PADDING.bottom,
    gap: GAP,
  },
  head: { flexDirection: 'row', alignItems: 'center', gap: 10, height: HEAD },
  about: { flex: 1 },
  key: { flexDirection: 'row', alignItems: 'center', gap: 6 },
  disc: { width: 16, height: 16, borderRadius: 8 },
  cards: { flexDirection: 'row', flexWrap: 'wrap', gap: GAP },
  deck: {
    alignItems: 'center',
    justifyContent: 'center',
    gap: 12,
    borderWidth: 1.3,
    borderStyle: 'dashed',
    borderRadius: radius.card,
  },
  beside: { flexDirection: 'row', gap: 20 },
  under: { position: 'absolute', borderWidth: 0.5, borderRadius: 8 },
  count: { alignItems: 'center' },
});
