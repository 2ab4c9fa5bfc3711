import { useState } from 'react';
import { StyleSheet, View } from 'react-native';
import type { Language } from '@/engine/phrase';
import type { GameId } from '@/games';
import { achievementIds } from '@/match/records/achievements';
import type { Earning } from '@/match/records/tally';
import { TEXTS } from '@/text';
import { entryOf } from '@/ui/boards';
import { Panel, Type } from '@/ui/components';
import { Icon } from '@/ui/icons';
import { useFormat, useLanguage, useText } from '@/ui/text';
import { space, useTheme } from '@/ui/theme';

interface AchievementWords {
  readonly name: string;
  readonly how: string;
}

/** What can be earned in a game, in words, in the order in which it is shown. */
export function achievementWords(game: GameId, language: Language): readonly [string, AchievementWords][] {
  const words: Readonly<Record<string, AchievementWords>> = {
    ...TEXTS[language].records.achievements.everyGame,
    ...entryOf(game).words(language).achievements,
  };
  return achievementIds(game).flatMap((id) => {
    const said = words[id];
    return said === undefined ? [] : [[id, said]];
  });
}

interface AchievementListProps {
  game: GameId;
  earned: ReadonlyMap<string, Earning>;
}

/** Good play to aim for, and who has shown it first. */
export function AchievementList({ game, earned }: AchievementListProps) {
  const { achievements } = useText().records;
  const { colour } = useTheme();
  const all = achievementWords(game, useLanguage());
  const count = all.filter(([id]) => earned.has(id)).length;
  return (
    <Panel style={styles.panel}>
      <View style={styles.head}>
        <Type variant="title" heading={2}>
          {achievements.title}
        </Type>
        <Type variant="aside" colour={colour.textSoft}>
          {achievements.count({ earned: count, all: all.length })}
        </Type>
      </View>
      {all.map(([id, words]) => (
        <Achievement key={id} words={words} earning={earned.get(id)} />
      ))}
    </Panel>
  );
}

function Achievement({ words, earning }: { words: AchievementWords; earning: Earning | undefined }) {
  const { achievements } = useText().records;
  const format = useFormat();
  const { colour } = useTheme();
  const [now] = useState(() => new Date());
  const status =
    earning === undefined
      ? achievements.notYet
      : achievements.earned({
          name: earning.name,
          when: format.moment(new Date(earning.ended), now),
        });
  return (
    <View style={[styles.achievement, { borderColor: colour.line }]}>
      <View
        style={[
          styles.seal,
          earning === undefined
            ? [styles.open, { borderColor: colour.textSoft }]
            : { backgroundColor: colour.brass, borderColor: colour.brass },
        ]}
      >
        <Icon
          name={earning === undefined ? 'laurels' : 'check'}
          size={26}
          colour={earning === undefined ? colour.textSoft : colour.onBrass}
        />
      </View>
      <View style={styles.words}>
        <View style={styles.title}>
          <Type variant="cardTitle" style={styles.name}>
            {words.name}
          </Type>
          <Type variant="aside" size={16} colour={colour.textSoft}>
            {status}
          </Type>
        </View>
        <Type variant="text">{words.how}</Type>
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  panel: { gap: space.group },
  head: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'baseline', justifyContent: 'space-between' },
  achievement: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.panel,
    paddingTop: space.group,
    borderTopWidth: 1,
  },
  seal: {
    width: 44,
    height: 44,
    borderRadius: 22,
    borderWidth: 1.5,
    alignItems: 'center',
    justifyContent: 'center',
  },
  open: { borderStyle: 'dashed' },
  words: { flex: 1, gap: 2 },
  title: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    columnGap: space.group,
  },
  name: { flexShrink: 1 },
});
