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

/**
 * How a poster is laid out: its picture above the words, smaller above them, beside them, or as a small plate beside the
 * name, with everything said in few lines.
 */
export const POSTERS = ['tall', 'low', 'beside', 'slip'] as const;
export type Poster = (typeof POSTERS)[number];

/** The picture's share of the sheet. */
const SCENE = { tall: 1, low: 0.7, beside: 0.42, slip: 0.27 } as const satisfies Record<Poster, number>;

export interface GameTileProps {
  game: GameId;
  width: number;
  poster: Poster;
}

/** A game as a poster on the wall of the harbour office. */
export function GameTile({ game, width, poster }: GameTileProps) {
  const scene = <Scene game={game} width={Math.floor((width - FRAME) * SCENE[poster])} />;
  return (
    <Broadside style={{ width }} tight={poster === 'slip'}>
      {poster === 'slip' ? (
        <View>
          <View style={styles.line}>
            {scene}
            <View style={styles.words}>
              <Announcement game={game} brief />
            </View>
          </View>
          <Foot game={game} />
        </View>
      ) : (
        <View style={poster === 'beside' ? styles.beside : styles.above}>
          <View style={poster === 'low' && styles.centred}>{scene}</View>
          <View style={styles.words}>
            <Announcement game={game} />
            <Foot game={game} />
          </View>
        </View>
      )}
    </Broadside>
  );
}

interface AnnouncementProps {
  game: GameId;
  /** Without the place, in smaller letters. */
  brief?: boolean;
}

function Announcement({ game, brief = false }: AnnouncementProps) {
  const { colour } = useTheme();
  const words = useGameWords()(game);
  const { narrow } = useLayout();
  return (
    <>
      <View style={styles.head}>
        <Type variant="title" size={narrow || brief ? NARROW_TITLE : 27} heading={2} colour={colour.ink}>
          {words.name}
        </Type>
        {!brief && (
          <Type variant="aside" size={17} colour={colour.inkSoft}>
            {words.place}
          </Type>
        )}
      </View>
      <Type variant="aside" size={brief ? 16 : 18} colour={colour.ink} style={!brief && styles.about}>
        {words.about}
      </Type>
    </>
  );
}

/** For how many and how long, and the ways to the table. */
function Foot({ game }: { game: GameId }) {
  const { home } = useText();
  const { name } = useGameWords()(game);
  const { ink, minutes } = entryOf(game);
  const { min: from, max: to } = gameOf(game).seats;
  const last = useLastTable(game);
  return (
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
      {isTaught(game) && <LearnLink game={game} name={name} />}
      <NewGameButton game={game} name={name} ink={ink.print} />
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
  line: { flexDirection: 'row', gap: space.panel, alignItems: 'center' },
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
    marginTop: 6,
  },
  facts: { flexDirection: 'row', gap: space.panel },
  fact: { flexDirection: 'row', alignItems: 'center', gap: 5 },
});
