import { StyleSheet, View } from 'react-native';
import { dateOf, dayOf, type Day } from '@/match/today/day';
import type { DayStanding } from '@/match/today/tries';
import { Panel, Type } from '@/ui/components';
import { useFormat, useText } from '@/ui/text';
import { useDayWords } from '@/ui/today/useDayWords';
import { radius, space, useTheme } from '@/ui/theme';

const WEEK = 7;
const MONDAY = 1;

/** The days of the month of this day, in weeks that begin on Monday; undefined where a week belongs to another month. */
export function weeksOf(day: Day): readonly (readonly (Day | undefined)[])[] {
  const date = dateOf(day);
  const length = new Date(date.getFullYear(), date.getMonth() + 1, 0).getDate();
  const first = new Date(date.getFullYear(), date.getMonth(), 1, 12);
  const before = (first.getDay() - MONDAY + WEEK) % WEEK;
  return Array.from({ length: Math.ceil((before + length) / WEEK) }, (_, week) =>
    Array.from({ length: WEEK }, (_day, at) => {
      const number = week * WEEK + at - before + 1;
      if (number < 1 || number > length) return undefined;
      return dayOf(new Date(date.getFullYear(), date.getMonth(), number, 12));
    }),
  );
}

interface CalendarProps {
  /** Stands out, and its month is shown. */
  shown: Day;
  standing: (day: Day) => DayStanding;
}

/** A month of tries. */
export function Calendar({ shown, standing }: CalendarProps) {
  const { today: text } = useText();
  const { colour } = useTheme();
  const format = useFormat();
  const weeks = weeksOf(shown);
  return (
    <Panel style={styles.panel}>
      <Type variant="label" heading={2} colour={colour.textSoft}>
        {text.calendar}
      </Type>
      <Type variant="prompt">{format.month(dateOf(shown))}</Type>
      <View style={styles.week}>
        {format.weekdays.map((name) => (
          <View key={name} style={styles.day}>
            <Type variant="cardLine" colour={colour.textSoft} maxScale={1.4} silent>
              {name}
            </Type>
          </View>
        ))}
      </View>
      {weeks.map((week, at) => (
        <View key={at} style={styles.week}>
          {week.map((day, place) =>
            day === undefined ? (
              <View key={place} style={[styles.day, styles.field, styles.empty]} />
            ) : (
              <DayField key={day} standing={standing(day)} isShown={day === shown} />
            ),
          )}
        </View>
      ))}
    </Panel>
  );
}

function DayField({ standing, isShown }: { standing: DayStanding; isShown: boolean }) {
  const { today: text } = useText();
  const { colour } = useTheme();
  const words = useDayWords();
  const { day, counted } = standing;
  const place = counted?.result?.place;
  const won = place === 1;
  const ink = won ? colour.onBrass : colour.text;
  const mark = counted === undefined ? '' : place === undefined ? text.unfinished : text.placed({ place });
  return (
    <View
      {...(counted === undefined
        ? { 'aria-hidden': true }
        : {
            accessible: true,
            role: 'img',
            'aria-label': text.day({ date: words.date(day), what: words.whole(standing) }),
          })}
      style={[
        styles.day,
        styles.field,
        { borderColor: isShown ? colour.text : 'transparent' },
        counted !== undefined && { backgroundColor: won ? colour.brass : colour.raised },
      ]}
    >
      <Type variant="textStrong" colour={counted === undefined ? colour.textSoft : ink} maxScale={1.4}>
        {dateOf(day).getDate()}
      </Type>
      {mark !== '' && (
        <Type variant="cardLine" colour={ink} maxScale={1.2}>
          {mark}
        </Type>
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  panel: { gap: space.half },
  week: { flexDirection: 'row', gap: 2 },
  day: { flex: 1, alignItems: 'center', justifyContent: 'center' },
  empty: { borderColor: 'transparent' },
  field: { minHeight: 46, borderWidth: 2, borderRadius: radius.slip },
});
