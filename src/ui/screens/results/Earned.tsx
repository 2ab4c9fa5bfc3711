import { useCallback } from 'react';
import { StyleSheet, View } from 'react-native';
import type { Seat } from '@/engine/game';
import { earnedBy } from '@/match/records/result';
import type { Played } from '@/match/played';
import { HouseFlag } from '@/ui/art';
import { Panel, Type } from '@/ui/components';
import { houseOf } from '@/ui/houseOf';
import { Icon } from '@/ui/icons';
import { achievementWords } from '@/ui/screens/records/AchievementList';
import { useLanguage, useText } from '@/ui/text';
import { space, useTheme } from '@/ui/theme';
import { useSliced } from '@/ui/useSliced';

/** What people earned in this game beside its points; nothing where nobody did, or where it does not count. */
export function Earned({ match }: { match: Played }) {
  const { achievements } = useText().records;
  const { colour } = useTheme();
  const earned = useSliced(useCallback(() => earnedBy(match), [match]));
  if (earned === undefined || earned.length === 0) return null;
  return (
    <Panel style={styles.panel}>
      <Type variant="label" heading={2} colour={colour.textSoft}>
        {achievements.inThisGame}
      </Type>
      <View style={styles.list}>
        {earned.map(({ seat, id }) => (
          <Achievement key={`${seat} ${id}`} match={match} seat={seat} id={id} />
        ))}
      </View>
    </Panel>
  );
}

function Achievement({ match, seat, id }: { match: Played; seat: Seat; id: string }) {
  const { colour } = useTheme();
  const language = useLanguage();
  const words = achievementWords(match.table.game, language).find(([one]) => one === id)?.[1];
  const whose = match.table.seats[seat];
  if (words === undefined || whose === undefined) return null;
  return (
    <View style={styles.achievement}>
      <View style={[styles.seal, { backgroundColor: colour.brass }]}>
        <Icon name="laurels" size={24} colour={colour.onBrass} />
      </View>
      <View style={styles.words}>
        <View style={styles.title}>
          <Type variant="cardTitle">{words.name}</Type>
          <HouseFlag house={houseOf(whose)} width={20} />
          <Type variant="text" colour={colour.textSoft}>
            {whose.name}
          </Type>
        </View>
        <Type variant="text" size={15} colour={colour.textSoft}>
          {words.how}
        </Type>
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  panel: { gap: space.half },
  // Side by side where there is room.
  list: { flexDirection: 'row', flexWrap: 'wrap', gap: space.panel },
  achievement: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.group,
    flexGrow: 1,
    flexShrink: 1,
    flexBasis: 280,
  },
  seal: { width: 40, height: 40, borderRadius: 20, alignItems: 'center', justifyContent: 'center' },
  words: { flex: 1, gap: 1 },
  title: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', columnGap: 6 },
});
