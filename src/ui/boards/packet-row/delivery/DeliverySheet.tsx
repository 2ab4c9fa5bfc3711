import { useState, type ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import type { CardId } from '@/games/packet-row/cards';
import type { Delivery } from '@/games/packet-row/move';
import { Button, EmptyState, Type } from '@/ui/components';
import { space, useTheme } from '@/ui/theme';
import { useBoard, type PacketRowBoard } from '../table/board';
import { deliverableContracts } from '../table/decision';
import { CargoTiles, ShipTiles } from './Tiles';
import { ContractRow } from './ContractRow';
import { rewardOf, usePlannerRoom } from './planner';
import {
  cardsOf,
  cardsUsed,
  draftFor,
  EMPTY,
  goodOf,
  unitsLoaded,
  unitsOf,
  withContract,
  type Store,
} from './draft';

/** The delivery that pays most; of equal ones, the one that leaves most cards in hand. */
function bestOf({ moves }: PacketRowBoard): Delivery | undefined {
  let best: Delivery | undefined;
  for (const move of moves) {
    if (move.type !== 'deliver') continue;
    const gain = rewardOf(move.contracts) - (best === undefined ? -1 : rewardOf(best.contracts));
    const fewer = best === undefined || cardsUsed(move).length < cardsUsed(best).length;
    if (gain > 0 || (gain === 0 && fewer)) best = move;
  }
  return best;
}

/** The plan that is being made, kept as long as the player holds the same cards. */
export function useDraft() {
  const board = useBoard();
  const store: Store = { hand: board.own?.player.hand ?? [], ships: board.own?.player.ships ?? [] };
  const key = [...store.hand, '/', ...store.ships].join(' ');
  const [kept, keep] = useState<{ readonly key: string; readonly draft: Delivery }>();
  const best = bestOf(board);
  return {
    store,
    best,
    draft: kept?.key === key ? kept.draft : (best ?? EMPTY),
    plan: (draft: Delivery) => keep({ key, draft }),
  };
}

/** Those that the person came for stand above what is loaded for them, all others below it. */
function parted(board: PacketRowBoard, { store, draft }: Planning) {
  const contracts = cardsOf(store, 'contract');
  const near = new Set([...deliverableContracts(board), ...draft.contracts]);
  const able = contracts.filter((card) => near.has(card));
  return able.length === 0
    ? { able: contracts, others: [] }
    : { able, others: contracts.filter((card) => !near.has(card)) };
}

export type Planning = ReturnType<typeof useDraft>;

/** Pick contracts, see the plan, exchange any card in it. */
export function DeliverySheet({ planning }: { planning: Planning }) {
  const board = useBoard();
  const { text } = board;
  const { low, small } = usePlannerRoom();
  const { store, best, draft, plan } = planning;
  const { able, others } = parted(board, planning);
  if (able.length === 0) {
    return <EmptyState icon="cargo-crate" title={text.delivery.none} text={text.delivery.pick} />;
  }
  const row = (card: CardId) => (
    <ContractRow
      key={card}
      card={card}
      chosen={draft.contracts.includes(card)}
      have={unitsFor(draft, card)}
      note={noteOf(board, store, draft, card)}
      onPress={() => plan(withContract(store, draft, card))}
    />
  );
  const suggest =
    best === undefined ? undefined : (
      <Button
        label={text.delivery.suggest}
        variant={small ? 'quiet' : 'secondary'}
        size="small"
        onPress={() => plan(best)}
        style={small ? styles.besideTitle : styles.suggest}
      />
    );
  const contractsToPick = (
    <Section
      title={text.delivery.contracts}
      about={text.delivery.chosen({ chosen: draft.contracts.length, count: able.length + others.length })}
      action={small ? suggest : undefined}
    >
      {able.map(row)}
      {small ? undefined : suggest}
    </Section>
  );
  const load = (
    <>
      <Section title={text.delivery.ships} about={text.delivery.shipsAbout}>
        <ShipTiles store={store} draft={draft} plan={plan} />
      </Section>
      <Section title={text.delivery.cargo} about={text.delivery.cargoAbout}>
        <CargoTiles store={store} draft={draft} plan={plan} />
      </Section>
    </>
  );
  const lacking = others.length > 0 && (
    <Section title={text.delivery.others} about={text.delivery.othersAbout}>
      {others.map(row)}
    </Section>
  );
  // A low window has what is loaded beside what it is loaded for: neither is to be scrolled to.
  return low ? (
    <View style={styles.beside}>
      <View style={styles.column}>
        {contractsToPick}
        {lacking}
      </View>
      <View style={styles.column}>{load}</View>
    </View>
  ) : (
    <View style={styles.sheet}>
      {contractsToPick}
      {load}
      {lacking}
    </View>
  );
}

/** The pool is shared out to the chosen contracts one after the other. */
function unitsFor(draft: Delivery, card: CardId): number {
  const good = goodOf(card);
  if (good === undefined) return 0;
  let left = unitsLoaded(draft, good);
  for (const contract of draft.contracts) {
    if (goodOf(contract) !== good) continue;
    const have = Math.min(left, unitsOf(contract));
    if (contract === card) return have;
    left -= have;
  }
  return 0;
}

function noteOf(board: PacketRowBoard, store: Store, draft: Delivery, card: CardId): string {
  if (draft.contracts.includes(card)) {
    return board.text.delivery.progress({ have: unitsFor(draft, card), need: unitsOf(card) });
  }
  const alone = draftFor(store, [card]);
  return board.whyNot(alone) ?? board.text.delivery.progress({ have: unitsOf(card), need: unitsOf(card) });
}

interface SectionProps {
  title: string;
  about: string;
  /** Stands in the head instead of what is said there, where that saves a line. */
  action?: ReactNode;
  children: ReactNode;
}

function Section({ title, about, action, children }: SectionProps) {
  const { colour } = useTheme();
  return (
    <View style={styles.section}>
      <View style={styles.head}>
        <Type variant="label" heading={3} colour={colour.textSoft}>
          {title}
        </Type>
        {action ?? (
          <Type variant="aside" size={16} colour={colour.textSoft}>
            {about}
          </Type>
        )}
      </View>
      {children}
    </View>
  );
}

const GAP = 7;

const styles = StyleSheet.create({
  sheet: { gap: space.panel },
  beside: { flexDirection: 'row', alignItems: 'flex-start', gap: space.margin },
  column: { flex: 1, gap: space.panel },
  suggest: { alignSelf: 'flex-end' },
  // What parts the head from the rows is room to touch it, too.
  besideTitle: { marginBottom: -GAP, paddingHorizontal: 0 },
  section: { gap: GAP },
  head: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'baseline', justifyContent: 'space-between' },
});
