import { useState, type ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import type { CardId } from '@/games/packet-row/cards';
import { REWARD } from '@/games/packet-row/cards/figures';
import type { Delivery } from '@/games/packet-row/move';
import { Banner, Button, EmptyState, Figure, Type } from '@/ui/components';
import { space, useTheme } from '@/ui/theme';
import { RuleAgainst } from '../../kit/rules';
import { packetRowRulebook } from '../rules/rulebook';
import { useBoard, type PacketRowBoard } from '../table/board';
import { deliverableContracts } from '../table/decision';
import { CargoTiles, ShipTiles } from './Tiles';
import { ContractRow } from './ContractRow';
import {
  cardsOf,
  cardsUsed,
  draftFor,
  EMPTY,
  goodOf,
  lostUnits,
  unitsLoaded,
  unitsOf,
  withContract,
  type Store,
} from './draft';

const rewardOf = (contracts: readonly CardId[]) =>
  contracts.reduce((sum, card) => sum + (REWARD[card] ?? 0), 0);

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

/** A low window shows two or three of them: those that the person came for. */
function deliverableFirst(board: PacketRowBoard, contracts: readonly CardId[]): readonly CardId[] {
  const able = new Set(deliverableContracts(board));
  return [...contracts.filter((card) => able.has(card)), ...contracts.filter((card) => !able.has(card))];
}

export type Planning = ReturnType<typeof useDraft>;

/** Pick contracts, see the plan, exchange any card in it. */
export function DeliverySheet({ planning }: { planning: Planning }) {
  const board = useBoard();
  const { text } = board;
  const { store, best, draft, plan } = planning;
  const contracts = deliverableFirst(board, cardsOf(store, 'contract'));
  if (contracts.length === 0) {
    return <EmptyState icon="cargo-crate" title={text.delivery.none} text={text.delivery.pick} />;
  }
  return (
    <View style={styles.sheet}>
      <Section
        title={text.delivery.contracts}
        about={text.delivery.chosen({ chosen: draft.contracts.length, count: contracts.length })}
      >
        {contracts.map((card) => (
          <ContractRow
            key={card}
            card={card}
            chosen={draft.contracts.includes(card)}
            have={unitsFor(draft, card)}
            note={noteOf(board, store, draft, card)}
            onPress={() => plan(withContract(store, draft, card))}
          />
        ))}
        {best !== undefined && (
          <Button
            label={text.delivery.suggest}
            variant="secondary"
            size="small"
            onPress={() => plan(best)}
            style={styles.suggest}
          />
        )}
      </Section>
      <Section title={text.delivery.ships} about={text.delivery.shipsAbout}>
        <ShipTiles store={store} draft={draft} plan={plan} />
      </Section>
      <Section title={text.delivery.cargo} about={text.delivery.cargoAbout}>
        <CargoTiles store={store} draft={draft} plan={plan} />
      </Section>
      <Losses draft={draft} />
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

function Section({ title, about, children }: { title: string; about: string; children: ReactNode }) {
  const { colour } = useTheme();
  return (
    <View style={styles.section}>
      <View style={styles.head}>
        <Type variant="label" heading={3} colour={colour.textSoft}>
          {title}
        </Type>
        <Type variant="aside" size={16} colour={colour.textSoft}>
          {about}
        </Type>
      </View>
      {children}
    </View>
  );
}

function Losses({ draft }: { draft: Delivery }) {
  const { text, words } = useBoard();
  const lost = lostUnits(draft);
  if (lost.length === 0) return null;
  const goods = lost.map(({ good, units }) => `${units} ${words.good(good)}`).join(', ');
  return <Banner tone="warning" title={text.delivery.lost({ goods })} text={text.delivery.lostAbout} />;
}

/** What leaves, what comes, and the button that confirms. */
export function DeliveryFoot({ draft }: { draft: Delivery }) {
  const board = useBoard();
  const { colour } = useTheme();
  const { text } = board;
  const reward = rewardOf(draft.contracts);
  const problem = board.whyNot(draft);
  const sum = draft.contracts.map((card) => board.money(REWARD[card] ?? 0)).join(' + ');
  return (
    <View style={styles.foot}>
      <View style={styles.sums}>
        <Type variant="text" style={styles.leave}>
          {text.delivery.leave({ count: cardsUsed(draft).length })}
        </Type>
        {draft.contracts.length > 1 && (
          <Type variant="text" colour={colour.textSoft}>
            {`${sum} =`}
          </Type>
        )}
        <Figure value={board.money(reward)} size={32} />
      </View>
      <Button
        label={text.delivery.confirm({ money: board.money(reward) })}
        size="confirm"
        haptic="success"
        unavailable={problem}
        onPress={() => {
          board.closeAll();
          board.play(draft);
        }}
      />
      <RuleAgainst rulebook={packetRowRulebook} move={draft} />
    </View>
  );
}

const styles = StyleSheet.create({
  sheet: { gap: space.panel },
  suggest: { alignSelf: 'flex-end' },
  section: { gap: 7 },
  head: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'baseline', justifyContent: 'space-between' },
  foot: { gap: 10 },
  sums: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'baseline', gap: 8 },
  leave: { flexGrow: 1 },
});
