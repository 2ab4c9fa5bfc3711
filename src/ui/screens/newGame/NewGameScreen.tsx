import { useNavigation, useRoute, type RouteProp } from '@react-navigation/native';
import { StyleSheet, View } from 'react-native';
import { gameOf, type GameId } from '@/games';
import { isTaught } from '@/ui/boards';
import { useBoardAhead } from '@/ui/boards/useBoardAhead';
import { Banner, Button, Screen, Stepper, Type } from '@/ui/components';
import { useGameWords } from '@/ui/gameWords';
import type { Navigator, Routes } from '@/ui/navigation/routes';
import { useGoBack } from '@/ui/navigation/useGoBack';
import { LESSON_MINUTES } from '@/ui/boards/lessonMinutes';
import { useText } from '@/ui/text';
import { space, useLayout, useTheme } from '@/ui/theme';
import { useMatchStart } from '@/ui/match/useMatchStart';
import { Agreements } from './Agreements';
import { withPeopleOnly, withSeatCount, type Draft } from './draft';
import { useNameFields } from './nameFields';
import { SeatPanel } from './SeatPanel';
import { startTable } from './startTable';
import { draftProblem, namesAt } from './table';
import { useTableDraft } from './useTableDraft';

const TWO_COLUMNS = 760;
/** From here on a seat fits into one row. */
const ONE_ROW = 1100;

export function NewGameScreen() {
  const { game } = useRoute<RouteProp<Routes, 'newGame'>>().params;
  const { newGame: text } = useText();
  const goBack = useGoBack();
  const navigation = useNavigation<Navigator>();
  const { start, trouble } = useMatchStart(game, (id) => navigation.replace('table', { id }));
  const [table, change] = useTableDraft(game);
  const wide = useLayout().width >= TWO_COLUMNS;
  useBoardAhead(game);
  const title = text.title({ game: useGameWords()(game).name });
  if (table === undefined)
    return (
      <Screen title={title} onBack={goBack}>
        {undefined}
      </Screen>
    );

  const { draft, isFirst } = table;
  const names = namesAt(draft.seats, text.person);
  const problem = draftProblem(draft, names);
  const troubled =
    problem === undefined
      ? undefined
      : 'noHuman' in problem
        ? text.problems.noHuman
        : text.problems.sameName({ name: problem.sameName });

  return (
    <Screen
      title={title}
      onBack={goBack}
      footer={
        <Button
          label={text.start}
          size="confirm"
          icon="ship-wheel"
          unavailable={troubled}
          onPress={() => start(() => startTable(game, draft, names))}
          style={wide && styles.start}
        />
      }
    >
      {trouble !== undefined && <Banner tone="warning" text={trouble} />}
      {isFirst && isTaught(game) && <LearnFirst game={game} />}
      <TableSetting game={game} draft={draft} names={names} onChange={change} />
    </Screen>
  );
}

/** For whoever sets a table of this game for the first time. */
function LearnFirst({ game }: { game: GameId }) {
  const { learn } = useText();
  const navigation = useNavigation<Navigator>();
  return (
    <View style={styles.learn}>
      <Banner
        icon="lighthouse"
        title={learn.newHere}
        text={learn.invitationAbout}
        action={
          <Button
            label={learn.invitation({ minutes: LESSON_MINUTES[game] })}
            variant="secondary"
            size="small"
            onPress={() => navigation.navigate('learn', { game })}
          />
        }
      />
    </View>
  );
}

interface TableSettingProps {
  game: GameId;
  draft: Draft;
  names: readonly string[];
  onChange: (change: (draft: Draft) => Draft) => void;
}

function TableSetting({ game, draft, names, onChange }: TableSettingProps) {
  const { newGame: text } = useText();
  const { colour } = useTheme();
  const { width } = useLayout();
  const { fontScale } = useTheme();
  const wide = width >= TWO_COLUMNS;
  const fields = useNameFields(draft);
  return (
    <View style={[styles.columns, wide && styles.beside]}>
      <View style={[styles.column, wide && styles.seats]}>
        <Stepper
          label={text.players}
          value={draft.seats.length}
          {...gameOf(game).seats}
          onChange={(count) => onChange((before) => withSeatCount(before, count))}
        />
        {draft.seats.map((seat, at) => (
          <SeatPanel
            key={seat.id}
            draft={draft}
            at={at}
            names={names}
            inOneRow={width >= ONE_ROW * fontScale}
            fields={fields}
            onChange={onChange}
          />
        ))}
        <View style={styles.below}>
          <Type variant="aside" colour={colour.textSoft} style={styles.order}>
            {text.order}
          </Type>
          {draft.seats.some(({ kind }) => kind !== 'human') && (
            <Button
              label={text.allPeople}
              variant="secondary"
              size="small"
              icon="pawn"
              onPress={() => onChange(withPeopleOnly)}
            />
          )}
        </View>
      </View>
      <View style={[styles.column, wide && styles.agreements]}>
        <Agreements game={game} draft={draft} names={names} onChange={onChange} />
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  learn: { marginBottom: space.margin },
  columns: { gap: space.section },
  beside: { flexDirection: 'row' },
  column: { gap: space.group },
  seats: { flex: 3 },
  below: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: space.group },
  order: { flexGrow: 1, flexShrink: 1 },
  agreements: { flex: 2 },
  start: { alignSelf: 'flex-end', minWidth: 320 },
});
