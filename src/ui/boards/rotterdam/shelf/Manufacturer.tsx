import { StyleSheet, View } from 'react-native';
import { sitesOf, type HarbourSites } from '@/games/rotterdam/ahead/factories';
import { MANUFACTURER } from '@/games/rotterdam/cards/roles';
import { Hatched } from '@/ui/art';
import { Type } from '@/ui/components';
import { Icon } from '@/ui/icons';
import { radius, useTheme } from '@/ui/theme';
import { HouseChip } from '../art/HouseChip';
import { tradeLook } from '../art/trades';
import { useBoard, type RotterdamBoard } from '../table/board';
import { zone } from '../motion/zones';
import type { ShelfProps } from './Shelf';
import { Tile, Tiles, type TileTone } from './Tile';
import { tileSize } from './tileSize';

const BAND = 24;

/** Who has factories there already. */
function thereIn({ text, words, name, subject }: RotterdamBoard, { sites }: HarbourSites): string {
  const { manufacturer } = text.roles;
  const owners = [...new Set(sites.flatMap(({ owner }) => (owner === undefined ? [] : [owner])))];
  const others = owners.filter((owner) => owner !== subject).map((owner) => name(owner));
  if (owners.length === 0) return manufacturer.nobody;
  if (others.length === 0) return manufacturer.yours;
  const names = words.list(others);
  return owners.includes(subject)
    ? `${manufacturer.yours}, ${manufacturer.there({ names })}`
    : manufacturer.there({ names });
}

/** Harbours with the price of their next site, and who is there. */
export function Manufacturer(shelf: ShelfProps) {
  const board = useBoard();
  const { view, subject, choice, words, text, money } = board;
  const harbours = sitesOf(view, subject);
  const size = tileSize(shelf, harbours.length);
  const chosen = choice !== undefined && 'role' in choice ? choice.move : undefined;
  return (
    <Tiles>
      {harbours.map((sites) => {
        const { harbour, price } = sites;
        const cost = price === undefined ? text.roles.manufacturer.noSite : money(price);
        return (
          <Tile
            key={harbour}
            size={size}
            number={harbour + 1}
            spoken={text.roles.manufacturer.spoken({
              harbour: words.harbour(harbour),
              price: cost,
              there: thereIn(board, sites),
            })}
            selected={chosen?.type === 'build' && chosen.harbour === harbour}
            place={zone.answer({ type: 'build', harbour })}
            unavailable={board.whyNot({ type: 'build', harbour })}
            rule={board.ruleAgainst({ type: 'build', harbour })}
            onPress={() => board.choose({ role: MANUFACTURER, move: { type: 'build', harbour } })}
            style={styles.tile}
          >
            {(tone) => (
              <SiteFace
                sites={sites}
                cost={cost}
                there={thereIn(board, sites)}
                width={size.width}
                tone={tone}
              />
            )}
          </Tile>
        );
      })}
    </Tiles>
  );
}

interface SiteFaceProps {
  sites: HarbourSites;
  cost: string;
  there: string;
  width: number;
  tone: TileTone;
}

function SiteFace({ sites: { harbour, sites, price }, cost, there, width, tone }: SiteFaceProps) {
  const { words, house } = useBoard();
  const { colour } = useTheme();
  const { ink, icon } = tradeLook(harbour);
  return (
    <>
      <View style={styles.band}>
        <Hatched ink={ink} width={width - 2} height={BAND} />
        <Icon name={icon} size={16} colour={colour.onInk} />
        <Type variant="cardTitle" size={16} maxScale={1.15} colour={colour.onInk}>
          {words.harbour(harbour)}
        </Type>
      </View>
      <View style={styles.body}>
        <Type
          variant={price === undefined ? 'cardLine' : 'total'}
          size={price === undefined ? 14 : 28}
          colour={tone.type}
          maxScale={1.3}
        >
          {cost}
        </Type>
        <View style={styles.sites}>
          {sites.map(({ owner, price: figure }, site) =>
            owner === undefined ? (
              <View key={site} style={[styles.site, { borderColor: tone.soft }]}>
                <Type variant="figure" size={14} maxScale={1} colour={tone.type}>
                  {figure}
                </Type>
              </View>
            ) : (
              <HouseChip key={site} house={house(owner)} width={17} />
            ),
          )}
        </View>
        <Type variant="cardLine" colour={tone.soft} align="center">
          {there}
        </Type>
      </View>
    </>
  );
}

const styles = StyleSheet.create({
  tile: { paddingHorizontal: 0, paddingVertical: 0, justifyContent: 'flex-start' },
  band: {
    height: BAND,
    zIndex: 0,
    flexDirection: 'row',
    alignItems: 'center',
    gap: 5,
    paddingHorizontal: 6,
    borderTopLeftRadius: radius.card - 1,
    borderTopRightRadius: radius.card - 1,
    overflow: 'hidden',
  },
  body: { flex: 1, alignItems: 'center', justifyContent: 'space-evenly', padding: 4, gap: 2 },
  sites: { flexDirection: 'row', gap: 2 },
  site: {
    minWidth: 17,
    height: 18,
    alignItems: 'center',
    justifyContent: 'center',
    borderWidth: 1.2,
    borderStyle: 'dashed',
    borderRadius: 4,
  },
});
