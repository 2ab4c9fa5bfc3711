import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import { nextSitePrice, rawPricesOf } from '@/games/rotterdam/ahead/prices';
import { reachOf } from '@/games/rotterdam/ahead/reach';
import { arrivalAt, stepsToGo } from '@/games/rotterdam/ahead/voyage';
import type { Harbour, Raw } from '@/games/rotterdam/cards/goods';
import {
  AHEAD,
  CHANNELS,
  harbourAt,
  isHarbour,
  positionOfHarbour,
  type Channel,
  type Position,
} from '@/games/rotterdam/cards/waterways';
import { codeCargo, codeOwner, NOBODY, NONE } from '@/games/rotterdam/state';
import { Button, Type } from '@/ui/components';
import { Icon, type IconProps } from '@/ui/icons';
import { radius, space, useTheme } from '@/ui/theme';
import { ChannelSwatch } from '../art/ChannelSwatch';
import { RawTile } from '../art/Tiles';
import { Rule } from '../parts/Rule';
import { useBoard, type RotterdamBoard } from '../table/board';

/** What was touched on the map, in words. */
export function PositionPage() {
  const { shelf } = useBoard();
  if (shelf.of !== 'position') return null;
  return isHarbour(shelf.at) ? <HarbourRows harbour={harbourAt(shelf.at)} /> : <WaterRows at={shelf.at} />;
}

interface Remark {
  readonly words: string;
  readonly icon?: IconProps['name'];
}

/** What it means for a ship with this cargo, or for none, to come there. */
function remarkOn(board: RotterdamBoard, to: Position, cargo: Raw | undefined): Remark {
  const { view, words, text, name } = board;
  const { page } = text.map;
  const owner = view.owners[to] ?? NOBODY;
  if (!isHarbour(to) && owner !== NOBODY) return { words: page.taken({ owner: name(owner) }) };
  if (cargo === undefined) return { words: isHarbour(to) ? page.alwaysOpen : page.open };
  const arrival = arrivalAt(to, cargo);
  if (arrival === 'empty') return { words: page.comesEmpty };
  if (arrival === 'wrong') return { words: page.noUse({ cargo: words.raw(cargo) }), icon: 'hazard-sign' };
  if (arrival === 'fits') {
    const { faceUp } = view.stacks[harbourAt(to)] ?? {};
    return {
      words: page.fits({ product: faceUp === undefined ? undefined : words.product(faceUp) }),
      icon: 'check',
    };
  }
  if (cargo === NONE) return { words: page.open };
  const harbour = words.position(positionOfHarbour(cargo));
  const steps = stepsToGo(to, cargo);
  return steps === undefined
    ? { words: page.lost({ harbour }), icon: 'hazard-sign' }
    : { words: page.more({ steps, harbour }) };
}

function WaterRows({ at }: { at: Position }) {
  const board = useBoard();
  const { view, subject, words, text, name } = board;
  const { colour } = useTheme();
  const ship = reachOf(view, subject).ships.find((one) => one.at === at);
  return (
    <View style={styles.rows}>
      {(AHEAD[at] ?? []).map((index) => {
        const { colour: channel, to } = CHANNELS[index] as Channel;
        const remark = remarkOn(board, to, ship?.cargo);
        return (
          <Row key={index} label={`${words.colour(channel)}, ${words.position(to)}: ${remark.words}`}>
            <ChannelSwatch colour={channel} width={58} height={26} />
            <Type variant="cardTitle" style={styles.goal}>
              {words.position(to)}
            </Type>
            <Type variant="text" size={15} colour={colour.textSoft} style={styles.words}>
              {remark.words}
            </Type>
            {remark.icon !== undefined && <Icon name={remark.icon} size={20} colour={colour.textSoft} />}
          </Row>
        );
      })}
      {ship !== undefined && (
        <Row>
          <Icon name="police-badge" size={20} colour={colour.textSoft} />
          <Type variant="text" size={15} style={styles.words}>
            {ship.held ? text.map.page.held({ owner: name(ship.owner) }) : text.map.page.notHeld}
          </Type>
        </Row>
      )}
      <Rule paragraph="waterways" />
    </View>
  );
}

function HarbourRows({ harbour }: { harbour: Harbour }) {
  const { view, text, words, name, money, open } = useBoard();
  const { colour } = useTheme();
  const { page } = text.map;
  const price = (amount: number | undefined) => (amount === undefined ? undefined : money(amount));
  const { next, back } = rawPricesOf(view, harbour);
  const factories = view.factories[harbour] ?? [];
  const ships = (view.harbours[harbour] ?? []).map((code) => {
    const cargo = codeCargo(code);
    return text.map.moored({
      owner: name(codeOwner(code)),
      cargo: cargo === NONE ? undefined : words.raw(cargo),
    });
  });
  return (
    <View style={styles.rows}>
      <Row>
        <RawTile raw={harbour} size={24} />
        <Type variant="text" size={15} style={styles.words}>
          {`${words.raw(harbour)}: ${page.next({ next: price(next), back: price(back) })}`}
        </Type>
      </Row>
      <Row>
        <Icon name="factory" size={20} colour={colour.textSoft} />
        <Type variant="text" size={15} style={styles.words}>
          {[...factories.map(name), page.site({ price: price(nextSitePrice(view, harbour)) })].join(', ')}
        </Type>
      </Row>
      <Row>
        <Icon name="anchor" size={20} colour={colour.textSoft} />
        <Type variant="text" size={15} style={styles.words}>
          {page.ships({ ships })}
        </Type>
      </Row>
      <Button
        label={page.all({ harbour: words.harbour(harbour) })}
        size="small"
        variant="secondary"
        onPress={() => open({ of: 'harbour', harbour })}
      />
    </View>
  );
}

/** One element to whoever listens, where it has a label. */
function Row({ label, children }: { label?: string; children: ReactNode }) {
  const { colour } = useTheme();
  return (
    <View
      style={[styles.row, { backgroundColor: colour.panel, borderColor: colour.line }]}
      {...(label !== undefined && { accessible: true, role: 'img', 'aria-label': label })}
    >
      {children}
    </View>
  );
}

const styles = StyleSheet.create({
  rows: { gap: 5 },
  row: {
    minHeight: 40,
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.panel,
    paddingHorizontal: 10,
    paddingVertical: 4,
    borderRadius: radius.card,
    borderWidth: 1,
  },
  goal: { minWidth: 62 },
  words: { flex: 1, minWidth: 0 },
});
