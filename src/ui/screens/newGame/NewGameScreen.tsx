import { useNavigation, useRoute, type RouteProp } from '@react-navigation/native';
import { useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { isProblem, type Problem } from '@/engine/phrase';
import { gameOf, type GameId } from '@/games';
import { dealOf, isDealFault, type Deal } from '@/match/deals/code';
import { savedMatches } from '@/match/store';
import { lessonMinutes } from '@/ui/boards';
import { useBoardAhead } from '@/ui/boards/useBoardAhead';
import { Banner, Button, Screen, Stepper, Type } from '@/ui/components';
import { useDealWords } from '@/ui/deals/useDealWords';
import { useGameWords } from '@/ui/gameWords';
import type { Navigator, Routes } from '@/ui/navigation/routes';
import { useGoBack } from '@/ui/navigation/useGoBack';
import { useProblemWords } from '@/ui/match/problemWords';
import { useText } from '@/ui/text';
import { space, useLayout, useTheme } from '@/ui/theme';
import { useMatchStart } from '@/ui/match/useMatchStart';
import { Agreements } from './Agreements';
import { Dealt } from './Dealt';
import { withPeopleOnly, withSeatCount, type Draft } from './draft';
import { useNameFields } from './nameFields';
import { SeatPanel } from './SeatPanel';
import { startTable } from './startTable';
import { draftProblem, namesAt, tableOf } from './table';
import { useTableDraft } from './useTableDraft';

const TWO_COLUMNS = 760;
/** From here on a seat fits into one row. */
const ONE_ROW = 1100;

export function NewGameScreen() {
  const { game: named, deal: code } = useRoute<RouteProp<Routes, 'newGame'>>().params;
  const [found] = useState(() => (code === undefined ? undefined : dealOf(code)));
  const given = found === undefined || isDealFault(found) ? undefined : found;
  // A code knows its game, whatever stands before it in an address.
  const game = given?.game ?? named;
  const [own, setOwn] = useState<Deal | Problem>();
  const deal = given ?? (own === undefined || isProblem(own) ? undefined : own);
  const { newGame: text } = useText();
  const words = useDealWords();
  const problemWords = useProblemWords(game);
  const goBack = useGoBack();
  const navigation = useNavigation<Navigator>();
  const { start, trouble } = useMatchStart(game, (id) => navigation.replace('table', { id }));
  const [table, change] = useTableDraft(game, given);
  const wide = useLayout().width >= TWO_COLUMNS;
  const minutes = lessonMinutes(game);
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
          onPress={() => start(() => startTable(game, draft, names, deal))}
          style={wide && styles.start}
        />
      }
    >
      {trouble !== undefined && <Banner tone="warning" text={trouble} />}
      {own !== undefined && isProblem(own) && <Banner tone="warning" text={problemWords(own)} />}
      {found !== undefined && isDealFault(found) && <Banner tone="warning" text={words.fault(found)} />}
      {isFirst && minutes !== undefined && <LearnFirst game={game} minutes={minutes} />}
      {deal !== undefined && (
        <Dealt deal={deal} onLeave={deal === given ? undefined : () => setOwn(undefined)} />
      )}
      <TableSetting
        game={game}
        draft={draft}
        names={names}
        isDealt={deal !== undefined}
        onDeal={() => setOwn(savedMatches.dealFor(tableOf(game, draft, names)))}
        onChange={change}
      />
    </Screen>
  );
}

/** For whoever sets a table of this game for the first time. */
function LearnFirst({ game, minutes }: { game: GameId; minutes: number }) {
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
            label={learn.invitation({ minutes })}
            variant="secondary"
            size="small"
            onPress={() => navigation.navigate('learn', { game })}
          />
        }
      />
    </View>
  );
}

/** The same cards as another table: with a code that somebody made there, or with one that is made here for them. */
function ByCode({ onDeal }: { onDeal: () => void }) {
  const { deals } = useText();
  const navigation = useNavigation<Navigator>();
  const plain = { variant: 'secondary', size: 'small' } as const;
  return (
    <>
      <Button
        {...plain}
        label={deals.fromCode}
        icon="card-pick"
        onPress={() => navigation.navigate('deal')}
      />
      <Button {...plain} label={deals.forOthers} icon="card-pick" onPress={onDeal} />
    </>
  );
}

interface TableSettingProps {
  game: GameId;
  draft: Draft;
  names: readonly string[];
  isDealt: boolean;
  onDeal: () => void;
  onChange: (change: (draft: Draft) => Draft) => void;
}

function TableSetting({ game, draft, names, isDealt, onDeal, onChange }: TableSettingProps) {
  const { newGame: text } = useText();
  const { colour } = useTheme();
  const { width } = useLayout();
  const { fontScale } = useTheme();
  const wide = width >= TWO_COLUMNS;
  const fields = useNameFields(draft);
  return (
    <View style={[styles.columns, wide && styles.beside]}>
      <View style={[styles.column, wide && styles.seats]}>
        {!isDealt && (
          <Stepper
            label={text.players}
            value={draft.seats.length}
            {...gameOf(game).seats}
            onChange={(count) => onChange((before) => withSeatCount(before, count))}
          />
        )}
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
          {!isDealt && <ByCode onDeal={onDeal} />}
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
        <Agreements game={game} draft={draft} names={names} isDealt={isDealt} onChange={onChange} />
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
