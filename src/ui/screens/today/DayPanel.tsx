import { useNavigation } from '@react-navigation/native';
import { StyleSheet, View } from 'react-native';
import type { DayStanding } from '@/match/today/tries';
import { dayBeside, type Day } from '@/match/today/day';
import { Banner, Button, Figure, IconButton, Panel, Type } from '@/ui/components';
import { addressOf } from '@/ui/deals/address';
import { SendButtons } from '@/ui/exchange/SendButtons';
import { useGameWords } from '@/ui/gameWords';
import { useMatchStart } from '@/ui/match/useMatchStart';
import type { Navigator } from '@/ui/navigation/routes';
import { useText } from '@/ui/text';
import { beginDay } from '@/ui/today/beginDay';
import { useDayWords } from '@/ui/today/useDayWords';
import { useMeasure } from '@/ui/today/useMeasure';
import { space, useTheme } from '@/ui/theme';

interface DayPanelProps {
  standing: DayStanding;
  today: Day;
  onDay: (day: Day) => void;
  onKept: () => void;
}

/** One day of a game: what came of it, and what can be done about it. */
export function DayPanel({ standing, today, onDay, onKept }: DayPanelProps) {
  const { today: text, newGame, saves } = useText();
  const { colour } = useTheme();
  const navigation = useNavigation<Navigator>();
  const words = useDayWords();
  const { game, day, counted } = standing;
  const { start, trouble } = useMatchStart(game, (id) => navigation.navigate('table', { id }));
  useMeasure(standing, onKept);

  const isToday = day === today;
  const counts = isToday && standing.standing === 'none';
  const date = words.date(day);
  const title = counts ? text.named({ date }) : text.namedPractice({ date });
  const begin = () => start(() => beginDay({ game, day, counts, person: newGame.person, title }));
  const about = { none: isToday ? text.about : text.none, running: text.running, left: text.left };

  return (
    <Panel style={styles.panel}>
      <View style={styles.head}>
        <IconButton icon="back" label={text.earlier} onPress={() => onDay(dayBeside(day, -1))} />
        <Type variant="prompt" heading={2} align="center" live="polite" maxScale={1.6} style={styles.date}>
          {date}
        </Type>
        <IconButton
          icon="forward"
          label={text.later}
          disabled={isToday}
          onPress={() => onDay(dayBeside(day, 1))}
        />
      </View>
      {trouble !== undefined && <Banner tone="warning" text={trouble} />}
      {standing.standing === 'finished' ? (
        <Finished standing={standing} />
      ) : (
        <Type variant="text" colour={colour.textSoft}>
          {about[standing.standing]}
        </Type>
      )}
      {standing.standing === 'running' && counted !== undefined ? (
        <Button
          label={saves.continue}
          size="confirm"
          icon="sail"
          onPress={() => navigation.navigate('table', { id: counted.id })}
        />
      ) : (
        <Button
          label={counts ? text.play : text.practise}
          variant={counts ? 'primary' : 'secondary'}
          size={counts ? 'confirm' : 'regular'}
          icon="ship-wheel"
          onPress={begin}
        />
      )}
    </Panel>
  );
}

function Finished({ standing: { game, day, counted } }: { standing: DayStanding }) {
  const { today: text, app } = useText();
  const { colour } = useTheme();
  const name = useGameWords()(game).name;
  const words = useDayWords();
  if (counted?.result === undefined) return null;
  const result = text.result(counted.result);
  const measure = words.measure(counted);
  const parcel = {
    name: text.title,
    text: text.message({
      app: app.name,
      game: name,
      date: words.date(day),
      result,
      measure,
      address: addressOf(`today/${game}`),
    }),
  };
  return (
    <>
      <Figure value={result} size={32} />
      <Type variant="text" colour={colour.textSoft} live="polite">
        {measure === '' ? text.measuring({ who: words.measurer() }) : measure}
      </Type>
      <Type variant="label" heading={3} colour={colour.textSoft}>
        {text.share}
      </Type>
      <SendButtons message parcel={() => Promise.resolve(parcel)} />
    </>
  );
}

const styles = StyleSheet.create({
  panel: { gap: space.panel },
  head: { flexDirection: 'row', alignItems: 'center', gap: space.group },
  date: { flex: 1 },
});
