import { useNavigation, useRoute, type RouteProp } from '@react-navigation/native';
import { useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { GAME_IDS, type GameId } from '@/games';
import { boardOf, lessonMinutes } from '@/ui/boards';
import { Button, Screen, SegmentedChoice, TextField } from '@/ui/components';
import { useGameWords } from '@/ui/gameWords';
import { Unloaded } from '@/ui/lazy/Unloaded';
import { useLazy } from '@/ui/lazy/useLazy';
import type { Navigator, Routes } from '@/ui/navigation/routes';
import { useGoBack } from '@/ui/navigation/useGoBack';
import { useLanguage, useText } from '@/ui/text';
import { space } from '@/ui/theme';
import { readBook } from './book';
import { ChapterSheet, chapterPlace } from './ChapterSheet';
import { Contents } from './Contents';
import { Findings } from './Findings';
import { termsOf } from './search';
import { useArriving, useLeadingTo } from './useLeadingTo';

const LONGEST_QUERY = 40;
const TOP = 'top of the page';

/** The rulebook of a game, at the paragraph that a link led to. */
export function RulesScreen() {
  const { game, paragraph } = useRoute<RouteProp<Routes, 'rules'>>().params;
  const { rules, learn, catalogue } = useText();
  const language = useLanguage();
  const gameWords = useGameWords();
  const navigation = useNavigation<Navigator>();
  const [query, setQuery] = useState('');
  const { scroller, page, place, leadTo } = useLeadingTo();
  const minutes = lessonMinutes(game);

  const lazy = boardOf(game);
  const board = useLazy(lazy);
  const book = board.state === 'there' ? readBook(board.thing.rulebook, language) : [];
  const terms = termsOf(query);
  const searching = terms.length > 0;
  const toContents = () => leadTo(TOP);
  useArriving(searching || board.state !== 'there' ? undefined : paragraph, leadTo);

  return (
    <Screen
      title={rules.titleOf({ game: gameWords(game).name })}
      onBack={useGoBack()}
      reading
      scroller={scroller}
      scrollsByKeys
    >
      <View ref={page} style={styles.page}>
        <SegmentedChoice<GameId>
          label={rules.game}
          choices={GAME_IDS.map((id) => ({ value: id, label: gameWords(id).name }))}
          value={game}
          onChange={(id) => navigation.setParams({ game: id, paragraph: undefined })}
        />
        {board.state !== 'there' && <Unloaded state={board.state} onRetry={() => void lazy.load()} />}
        {board.state === 'there' && (
          <View ref={place(TOP)} style={styles.head}>
            <TextField
              label={rules.search}
              placeholder={rules.search}
              value={query}
              maxLength={LONGEST_QUERY}
              onChange={setQuery}
            />
            {!searching && minutes !== undefined && (
              <Button
                label={learn.invitation({ minutes })}
                spoken={learn.titleOf({ game: gameWords(game).name })}
                variant="secondary"
                icon="lighthouse"
                onPress={() => navigation.navigate('learn', { game })}
              />
            )}
            {!searching && (
              <Button
                label={catalogue.title}
                spoken={catalogue.titleOf({ game: gameWords(game).name })}
                variant="secondary"
                icon="card-pick"
                onPress={() => navigation.navigate('catalogue', { game })}
              />
            )}
            {!searching && <Contents book={book} onChapter={(id) => leadTo(chapterPlace(id))} />}
          </View>
        )}
        {searching ? (
          <Findings
            book={book}
            terms={terms}
            onShow={(id) => {
              setQuery('');
              navigation.setParams({ game, paragraph: id });
            }}
          />
        ) : (
          book.map((chapter) => (
            <ChapterSheet
              key={chapter.id}
              chapter={chapter}
              marked={chapter.paragraphs.find(({ id }) => id === paragraph)?.id}
              place={place}
              onContents={toContents}
            />
          ))
        )}
      </View>
    </Screen>
  );
}

const styles = StyleSheet.create({
  page: { gap: space.margin },
  head: { gap: space.panel },
});
