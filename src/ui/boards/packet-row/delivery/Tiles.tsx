import { useState, type ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import type { CardId } from '@/games/packet-row/cards';
import type { Delivery } from '@/games/packet-row/move';
import { Banner, Touchable, Type } from '@/ui/components';
import { Icon } from '@/ui/icons';
import { radius, useTheme } from '@/ui/theme';
import { useIosAnnouncement } from '@/ui/useIosAnnouncement';
import { AREA_LOOKS } from '../art/areas';
import { DestinationFlag } from '../art/DestinationFlag';
import { GOODS_COLOURS } from '../art/goods';
import { FLAGS, GOOD_ICONS } from '../model/faces';
import { useBoard } from '../table/board';
import { titleOf } from '../table/decision';
import { cardsOf, destinationOf, goodOf, type Store } from './draft';
import { exchanged, presentUse, sameUse, usesOf, type Use } from './exchange';
import { cardName, labelOfUse, noteOfUse, whyNoUse } from './uses';
import { UseTile } from './UseTile';

interface TilesProps {
  store: Store;
  draft: Delivery;
  plan: (draft: Delivery) => void;
}

/** A touch uses or spares a card; where it could serve in several ways, they are offered below. */
function useExchange({ store, draft, plan }: TilesProps) {
  const [open, setOpen] = useState<CardId>();
  const touch = (card: CardId) => {
    const uses = usesOf(store, draft, card);
    const present = presentUse(draft, card);
    const other = uses.filter((use) => !sameUse(use, present));
    const [only] = other;
    if (only !== undefined && other.length === 1) {
      plan(exchanged(store, draft, card, only));
      setOpen(undefined);
    } else setOpen(open === card ? undefined : card);
  };
  const choose = (card: CardId, use: Use) => {
    plan(exchanged(store, draft, card, use));
    setOpen(undefined);
  };
  return { open, touch, choose };
}

function Choices({
  store,
  draft,
  card,
  choose,
}: Omit<TilesProps, 'plan'> & { card: CardId; choose: (use: Use) => void }) {
  const board = useBoard();
  const { colour } = useTheme();
  const present = presentUse(draft, card);
  const uses = usesOf(store, draft, card);
  if (uses.every((use) => sameUse(use, present))) return <NoUse words={whyNoUse(board, draft, card)} />;
  return (
    <View
      role="radiogroup"
      aria-label={board.text.delivery.exchange({ card: cardName(board, card) })}
      style={styles.choices}
    >
      {uses.map((use) => {
        const chosen = sameUse(use, present);
        const label = labelOfUse(board, draft, card, use);
        return (
          <Touchable
            key={label}
            role="radio"
            checked={chosen}
            label={label}
            onPress={() => choose(use)}
            style={[
              styles.choice,
              chosen
                ? { backgroundColor: colour.action, borderColor: colour.action }
                : { borderColor: colour.textSoft },
            ]}
          >
            <Type variant="button" size={16} colour={chosen ? colour.onAction : colour.text}>
              {label}
            </Type>
          </Touchable>
        );
      })}
    </View>
  );
}

/** There is nothing to choose: the card can only be spared. */
function NoUse({ words }: { words: string }) {
  useIosAnnouncement(words);
  return <Banner text={words} />;
}

function Nothing({ children }: { children: string }) {
  const { colour } = useTheme();
  return (
    <Type variant="aside" size={16} colour={colour.textSoft}>
      {children}
    </Type>
  );
}

export function ShipTiles(props: TilesProps) {
  const board = useBoard();
  const { colour } = useTheme();
  const { store, draft } = props;
  const { open, touch, choose } = useExchange(props);
  const { delivery } = board.text;
  if (store.ships.length === 0) return <Nothing>{delivery.noShips}</Nothing>;
  return (
    <View style={styles.group}>
      <View style={styles.grid}>
        {store.ships.map((card) => {
          const use = presentUse(draft, card);
          const used = use.as !== 'spare';
          const home = destinationOf(card);
          const title =
            use.as === 'ship'
              ? delivery.toCountry({ country: board.words.destination(use.to) })
              : titleOf(board, card);
          const note = used ? noteOfUse(board, draft, card) : delivery.stays;
          return (
            <UseTile
              key={card}
              ink={AREA_LOOKS.docks.ink}
              emblem={
                <View style={styles.flags}>
                  {home !== undefined && (
                    <DestinationFlag destination={FLAGS[home]} width={use.as === 'ship' ? 22 : 30} />
                  )}
                  {use.as === 'ship' && (
                    <>
                      <Icon name="forward" size={14} colour={colour.ink} />
                      <DestinationFlag destination={FLAGS[use.to]} width={22} />
                    </>
                  )}
                </View>
              }
              title={title}
              note={note}
              used={used}
              spoken={delivery.cardUse({ card: board.faces(card).spoken, use: `${title}, ${note}` })}
              onPress={() => touch(card)}
            />
          );
        })}
      </View>
      {open !== undefined && (
        <Choices store={store} draft={draft} card={open} choose={(use) => choose(open, use)} />
      )}
    </View>
  );
}

export function CargoTiles(props: TilesProps) {
  const board = useBoard();
  const { store, draft } = props;
  const { open, touch, choose } = useExchange(props);
  const cargo = [...cardsOf(store, 'goods'), ...cardsOf(store, 'gold')];
  const helpers = [...cardsOf(store, 'trader'), ...cardsOf(store, 'captain')];
  const { delivery } = board.text;
  if (cargo.length + helpers.length === 0) return <Nothing>{delivery.noCargo}</Nothing>;
  const serving = [...draft.goods.map((use) => use.trader), ...draft.ships.map((use) => use.captain)];
  return (
    <View style={styles.group}>
      <View style={styles.grid}>
        {cargo.map((card) => (
          <CargoTile key={card} card={card} draft={draft} onPress={() => touch(card)} />
        ))}
        {helpers.map((card) => {
          const used = serving.includes(card);
          const note = used ? delivery.helperUsed : delivery.notNeeded;
          return <HelperTile key={card} card={card} used={used} note={note} />;
        })}
      </View>
      {open !== undefined && (
        <Choices store={store} draft={draft} card={open} choose={(use) => choose(open, use)} />
      )}
    </View>
  );
}

function CargoTile({ card, draft, onPress }: { card: CardId; draft: Delivery; onPress: () => void }) {
  const board = useBoard();
  const { colour } = useTheme();
  const used = presentUse(draft, card).as !== 'spare';
  const good = goodOf(card);
  const note = noteOfUse(board, draft, card);
  const name = cardName(board, card);
  const emblem: ReactNode = (
    <Icon
      name={good === undefined ? 'gold-bar' : GOOD_ICONS[good]}
      size={26}
      colour={used ? GOODS_COLOURS[good ?? 'gold'] : colour.text}
    />
  );
  return (
    <UseTile
      ink={AREA_LOOKS[good === undefined ? 'docks' : 'market'].ink}
      emblem={emblem}
      title={name}
      note={note}
      used={used}
      spoken={board.text.delivery.cardUse({ card: name, use: note })}
      onPress={onPress}
    />
  );
}

function HelperTile({ card, used, note }: { card: CardId; used: boolean; note: string }) {
  const board = useBoard();
  const { colour } = useTheme();
  const face = board.faces(card);
  const icon = 'icon' in face.vignette ? face.vignette.icon : 'trade';
  return (
    <UseTile
      ink={face.ink}
      emblem={<Icon name={icon} size={26} colour={used ? colour.ink : colour.text} />}
      title={face.title}
      note={note}
      used={used}
      spoken={board.text.delivery.cardUse({ card: face.title, use: note })}
    />
  );
}

const styles = StyleSheet.create({
  group: { gap: 7 },
  grid: { flexDirection: 'row', flexWrap: 'wrap', gap: 6 },
  flags: { flexDirection: 'row', alignItems: 'center', gap: 3 },
  choices: { flexDirection: 'row', flexWrap: 'wrap', gap: 6 },
  choice: {
    minHeight: 48,
    justifyContent: 'center',
    paddingHorizontal: 14,
    borderWidth: 1.5,
    borderRadius: radius.button,
  },
});
