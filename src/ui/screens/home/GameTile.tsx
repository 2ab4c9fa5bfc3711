import { StyleSheet, View } from 'react-native';
import { gameOf, type GameId } from '@/games';
import { entryOf, isTaught } from '@/ui/boards';
import { Broadside, Type } from '@/ui/components';
import { useGameWords } from '@/ui/gameWords';
import { Icon, type IconName } from '@/ui/icons';
import { useText } from '@/ui/text';
import { space, useLayout, useTheme } from '@/ui/theme';
import { LearnLink, NewGameButton, SameTableButton } from './PlayButtons';
import { Scene } from './Scene';
import { useLastTable } from './useLastTable';

/** Frame and padding of the sheet on both sides together. */
const FRAME = 2 * (1 + 5 + 1.2 + 14);
const NARROW_TITLE = 22;
const LOW_SCENE = 0.7;
const SIDE_SCENE = { phone: 0.36, tablet: 0.42 } as const;

export interface GameTileProps {
  game: GameId;
  width: number;
  /** The picture stands beside the words instead of above them. */
  beside?: boolean;
  /** The picture takes no more room than it has to. */
  low?: boolean;
}

/** A game as a poster on the wall of the harbour office. */
export function GameTile({ game, width, beside = false, low = false }: GameTileProps) {
  const { device } = useLayout();
  const inner = width - FRAME;
  return (
    <Broadside style={{ width }}>
      <View style={beside ? styles.beside : styles.above}>
        <View style={low && styles.centred}>
          <Scene
            game={game}
            width={Math.floor(inner * (beside ? SIDE_SCENE[device] : low ? LOW_SCENE : 1))}
          />
        </View>
        <Announcement game={game} />
      </View>
    </Broadside>
  );
}

function Announcement({ game }: { game: GameId }) {
  const { colour } = useTheme();
  const { home } = useText();
  const words = useGameWords()(game);
  const { narrow } = useLayout();
  const { ink, minutes } = entryOf(game);
  const { min: from, max: to } = gameOf(game).seats;
  const last = useLastTable(game);
  return (
    <View style={styles.words}>
      <View style={styles.head}>
        <Type variant="title" size={narrow ? NARROW_TITLE : 27} heading={2} colour={colour.ink}>
          {words.name}
        </Type>
        <Type variant="aside" size={17} colour={colour.inkSoft}>
          {words.place}
        </Type>
      </View>
      <Type variant="aside" size={18} colour={colour.ink} style={styles.about}>
        {words.about}
      </Type>
      <View style={styles.foot}>
        {last !== undefined ? (
          // Whoever has played it knows how many and how long.
          <SameTableButton game={game} table={last} />
        ) : (
          <View style={styles.facts}>
            <Fact icon="pawn" text={home.players({ from, to })} spoken={home.playersSpoken({ from, to })} />
            <Fact
              icon="pocket-watch"
              text={home.minutes({ minutes })}
              spoken={home.minutesSpoken({ minutes })}
            />
          </View>
        )}
        {isTaught(game) && <LearnLink game={game} name={words.name} />}
        <NewGameButton game={game} name={words.name} ink={ink.print} />
      </View>
    </View>
  );
}

function Fact({ icon, text, spoken }: { icon: IconName; text: string; spoken: string }) {
  const { colour } = useTheme();
  return (
    <View accessible role="img" aria-label={spoken} style={styles.fact}>
      <Icon name={icon} size={18} colour={colour.inkSoft} />
      <Type variant="text" colour={colour.inkSoft}>
        {text}
      </Type>
    </View>
  );
}

const styles = StyleSheet.create({
  above: { flexGrow: 1, gap: 10 },
  centred: { alignItems: 'center' },
  beside: { flexDirection: 'row', gap: space.margin, alignItems: 'center' },
  words: { flex: 1 },
  head: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    columnGap: space.panel,
  },
  about: { marginTop: 4, flexGrow: 1, maxWidth: 280 },
  foot: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space.group,
    marginTop: 10,
  },
  facts: { flexDirection: 'row', gap: space.panel },
  fact: { flexDirection: 'row', alignItems: 'center', gap: 5 },
});
