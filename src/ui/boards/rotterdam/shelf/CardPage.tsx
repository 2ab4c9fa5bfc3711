import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import { rawPricesOf } from '@/games/rotterdam/ahead/prices';
import type { CardUse } from '@/games/rotterdam/ahead/ship-cards';
import { EFFECTS } from '@/games/rotterdam/cards/ship-cards';
import { channelBetween, CHANNELS } from '@/games/rotterdam/cards/waterways';
import { Type } from '@/ui/components';
import { Card } from '@/ui/components/card';
import { touch, useTheme } from '@/ui/theme';
import { ChannelSwatch } from '../art/ChannelSwatch';
import { RawTile } from '../art/Tiles';
import { aimedAt, aimInMind, cardAhead, furtherIn, furtherOf, targetOf, type Aim } from '../model/aim';
import { shipCardFace } from '../model/faces';
import { refusalOf } from '../model/refused';
import { AimTile, ShipTile } from '../parts/AimTile';
import { RuleBehind } from '../parts/Rule';
import { useBoard } from '../table/board';
import { zone } from '../motion/zones';
import type { ShelfProps } from './Shelf';
import { Tiles } from './Tile';
import { TILE_GAP, type TileSize } from './tileSize';

const CARD = { width: 126, height: 156 };
/** Narrower shelves have no room for the card beside its ships. */
const BESIDE_FROM = 330;
/** Many ships stand closer, so that what comes after them is in sight too. */
const TILE = { narrowest: 84, close: 70, many: 5, height: touch.icon };

/** A ship card in mind: the ships it may be aimed at, then where it moves them, what it loads, or with which it swaps. */
export function CardPage({ width }: ShelfProps) {
  const board = useBoard();
  const aim = aimInMind(board);
  const { colour } = useTheme();
  if (aim === undefined) return null;
  const ahead = cardAhead(board, aim.card);
  const beside = width >= BESIDE_FROM;
  const room = beside ? width - CARD.width - 10 : width;
  const narrowest = (ahead?.targets.length ?? 0) < TILE.many ? TILE.narrowest : TILE.close;
  const columns = Math.max(2, Math.floor((room + TILE_GAP) / (narrowest + TILE_GAP)));
  const size = { width: Math.floor((room - TILE_GAP * (columns - 1)) / columns), height: TILE.height };
  const own = EFFECTS[aim.card]?.verb === 'advance' || EFFECTS[aim.card]?.verb === 'reload';
  const { aim: text } = board.text;
  return (
    <View style={styles.page}>
      {beside && <Card face={shipCardFace(aim.card, board.language)} size={CARD} selected />}
      <View style={{ width: room, gap: TILE_GAP }}>
        {ahead?.problem !== undefined && (
          <>
            <Type variant="text" colour={colour.textSoft}>
              {refusalOf(board, ahead.problem)}
            </Type>
            <RuleBehind problem={ahead.problem} />
          </>
        )}
        {(ahead?.targets.length ?? 0) > 0 && (
          <Step step={1} task={own ? text.yourShip : text.whichShip}>
            {ahead?.targets.map(({ at }, index) => (
              <ShipTile
                key={at}
                at={at}
                size={size}
                number={index + 1}
                selected={aim.at === at}
                onPress={() => board.choose(aimedAt(board, aim.card, at))}
              />
            ))}
          </Step>
        )}
        <FurtherStep aim={aim} size={size} cargo={{ ...size, width: Math.floor((room - TILE_GAP) / 2) }} />
      </View>
    </View>
  );
}

function Step({ step, task, children }: { step: number; task: string; children: ReactNode }) {
  const { text } = useBoard();
  const { colour } = useTheme();
  return (
    <View style={styles.step}>
      <Type variant="label" maxScale={1.3} colour={colour.textSoft}>
        {text.aim.step({ step, task })}
      </Type>
      <Tiles label={task}>{children}</Tiles>
    </View>
  );
}

const isAimed = (aim: Aim, use: CardUse): boolean => {
  const { to, raw } = furtherIn(use);
  return aim.to === to && aim.raw === raw;
};

/** What is still to be said once the ship is known. */
function FurtherStep({ aim, size, cargo }: { aim: Aim; size: TileSize; cargo: TileSize }) {
  const board = useBoard();
  const further = furtherOf(aim.card);
  const uses = targetOf(board, aim)?.uses ?? [];
  const { aim: text } = board.text;
  if (further === undefined || uses.length === 0) return null;
  const task = { way: text.whereTo, partner: text.otherShip, cargo: text.newCargo }[further];
  return (
    <Step step={2} task={task}>
      {uses.map((use, index) => {
        const tile = {
          size,
          selected: isAimed(aim, use),
          onPress: () => board.choose({ card: aim.card, at: aim.at, ...furtherIn(use) }),
        };
        const { to, raw } = furtherIn(use);
        if (further === 'partner') return to === undefined ? null : <ShipTile key={to} at={to} {...tile} />;
        // What it is called needs more room than where a ship lies.
        if (raw !== undefined) return <CargoTile key={raw} raw={raw} {...tile} size={cargo} />;
        return <WayTile key={index} aim={aim} use={use} {...tile} />;
      })}
    </Step>
  );
}

type FurtherTile = { size: TileSize; selected: boolean; onPress: () => void };

function CargoTile({ raw, ...tile }: FurtherTile & { raw: number }) {
  const { words, text, money, view } = useBoard();
  const price = money(rawPricesOf(view, raw).next ?? 0);
  return (
    <AimTile {...tile} title={words.raw(raw)} spoken={text.aim.withUnit({ raw: words.raw(raw), price })}>
      <RawTile raw={raw} size={28} />
    </AimTile>
  );
}

/** The channel between the ship and where it would go, forwards or back. */
function channelOf({ at }: Aim, to: number) {
  if (at === undefined) return undefined;
  const ahead = channelBetween(at, to);
  const back = channelBetween(to, at);
  const channel = ahead ?? back;
  return channel === undefined ? undefined : { ahead: ahead !== undefined, ...CHANNELS[channel] };
}

function WayTile({ aim, use, ...tile }: FurtherTile & { aim: Aim; use: CardUse }) {
  const { words, text } = useBoard();
  const to = furtherIn(use).to ?? 0;
  const channel = channelOf(aim, to);
  const at = words.position(to);
  const colour = channel?.colour ?? 0;
  const told = { at, colour: words.colour(colour) };
  return (
    <AimTile
      {...tile}
      title={at}
      spoken={channel?.ahead === false ? text.aim.wayBack(told) : text.aim.wayTo(told)}
      place={zone.way(to)}
    >
      <ChannelSwatch colour={colour} width={42} height={24} />
    </AimTile>
  );
}

/** The second ship of a card that lies on the table already. */
export function PartnerPage({ width, columns }: ShelfProps) {
  const board = useBoard();
  const { moves, choice } = board;
  const inMind = choice !== undefined && 'moves' in choice ? choice.moves[0] : undefined;
  const across = Math.max(2, columns);
  const size = { width: Math.floor((width - TILE_GAP * (across - 1)) / across), height: TILE.height };
  return (
    <Tiles>
      {moves.map(
        (move, index) =>
          move.type === 'partner' && (
            <ShipTile
              key={move.at}
              at={move.at}
              size={size}
              number={index + 1}
              selected={inMind?.type === 'partner' && inMind.at === move.at}
              onPress={() => board.choose({ moves: [move] })}
            />
          ),
      )}
    </Tiles>
  );
}

const styles = StyleSheet.create({
  page: { flexDirection: 'row', alignItems: 'flex-start', gap: 10 },
  step: { gap: 4 },
});
