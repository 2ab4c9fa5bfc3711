import { LANGUAGES, type Language } from '@/engine/phrase';
import { GAME_IDS, type GameId } from '@/games';
import { lessonMinutes } from '@/ui/boards';
import type { Lessons } from '@/ui/boards/lessons';
import { touchesOf } from '../../support/lesson-touches';
import { EVERY_BOARD } from './everyBoard';

/** Everything that a reader of these languages could be asked to read, at a quiet pace. */
const WORDS_A_MINUTE = 200;
/** What to touch is lit. */
const SECONDS_TO_FIND = 1;
const SECONDS_A_REPLY = 1.4;
const SECONDS_A_TAP = 1;
/** Nobody reads by the clock. */
const AIR = 10;
/** What learning a game may take at most. */
const LONGEST_SECONDS = 360;

const countWords = (sentence = '') => sentence.split(/\s+/).filter(Boolean).length;

function secondsOf(game: GameId, language: Language): number {
  const { course, words } = lessonsOf(game);
  const said = words(language);
  const each = course.lessons.flatMap((lesson) =>
    lesson.steps.map(({ id, kind, replies = 0 }) => {
      const step = said[lesson.id]?.steps[id];
      const reading = ((countWords(step?.text) + countWords(step?.task)) / WORDS_A_MINUTE) * 60;
      const touches = kind === 'do' ? touchesOf(game, `${lesson.id}/${id}`) : 1;
      const finding = kind === 'do' ? SECONDS_TO_FIND : 0;
      return reading + finding + touches * SECONDS_A_TAP + replies * SECONDS_A_REPLY;
    }),
  );
  return Math.round(each.reduce((sum, seconds) => sum + seconds, 0));
}

function lessonsOf(game: GameId): Lessons {
  const { lessons } = EVERY_BOARD[game];
  if (lessons === undefined) throw new Error(`${game} is not taught`);
  return lessons;
}

const TIMES = GAME_IDS.flatMap((game) =>
  LANGUAGES.map((language) => {
    const seconds = secondsOf(game, language);
    return { game, language, seconds, said: (lessonMinutes(game) ?? 0) * 60 };
  }),
);

it.each(TIMES)(
  'how to play $game in $language takes $seconds of the $said seconds that it says',
  ({ seconds, said }) => {
    expect(seconds + AIR).toBeLessThanOrEqual(said);
    expect(said).toBeLessThanOrEqual(LONGEST_SECONDS);
  },
);
