import { LANGUAGES, type Language } from '@/engine/phrase';
import type { GameId } from '@/games';
import type { Course } from '@/match/course';
import { TEXTS } from '@/text';
import { harbourCourse } from '@/ui/boards/harbour/lessons/course';
import type { LessonWords } from '@/ui/boards/lessons';
import { packetRowCourse } from '@/ui/boards/packet-row/lessons/course';
import { rotterdamCourse } from '@/ui/boards/rotterdam/lessons/course';
import { HARBOUR, HARBOUR_NUMBERS } from './lesson-figures/harbour';
import { PACKET_ROW, PACKET_ROW_NUMBERS } from './lesson-figures/packet-row';
import { ROTTERDAM, ROTTERDAM_NUMBERS } from './lesson-figures/rotterdam';
import { Told, type Rows } from './lesson-figures/told';

/*
 * Every figure that a coach says is worked out anew, from the tables and from the game that the course stands on. Names of
 * positions on the map are no figures.
 */
const FIGURE = /(?<![A-Za-z\d])\d+/g;

/** The same in words, but for what is also an article or an order of telling: one and second. */
const NUMBERS: Readonly<Record<Language, readonly RegExp[]>> = {
  en: [
    /two|twice/,
    /three|third/,
    /four|fourth/,
    /five|fifth/,
    /six|sixth/,
    /seven/,
    /eight/,
    /nine/,
    /ten/,
    /eleven/,
    /twelve/,
  ],
  de: [
    /zwei(e[nr]|mal)?/,
    /drei(e[nr]|mal)?|dritte[nrs]?/,
    /vier(e[nr]|mal)?|vierte[nrs]?/,
    /fünf(e[nr]|mal)?|fünfte[nrs]?/,
    /sechs(e[nr]|mal)?|sechste[nrs]?/,
    /sieben/,
    /acht(mal)?/,
    /neun(mal)?/,
    /zehn(mal)?/,
    /elf/,
    /zwölf/,
  ],
};
const LEAST_NUMBER = 2;

/** The numbers that a sentence says in words. */
const numbersIn = (said: string, language: Language): readonly number[] =>
  (said.toLowerCase().match(/\p{L}+/gu) ?? []).flatMap((word) => {
    const at = NUMBERS[language].findIndex((number) => new RegExp(`^(${number.source})$`, 'u').test(word));
    return at < 0 ? [] : [at + LEAST_NUMBER];
  });

type Words = Readonly<Record<string, LessonWords>>;

const digitsIn = (said: string): readonly number[] => [...said.matchAll(FIGURE)].map(Number);

/** Where figures are said, and which. */
function figuresIn(
  words: Words,
  read: (said: string) => readonly number[] = digitsIn,
): ReadonlyMap<string, ReadonlySet<number>> {
  const said = Object.entries(words).flatMap(([lesson, { steps }]) =>
    Object.entries(steps).map(([step, { text, task = '', otherwise = {} }]) => {
      const all = [text, task, ...Object.values(otherwise)].join(' ');
      return [`${lesson}/${step}`, new Set(read(all))] as const;
    }),
  );
  return new Map(said.filter(([, figures]) => figures.size > 0));
}

interface Taught {
  readonly id: GameId;
  readonly course: Course;
  readonly digits: Rows<never>;
  readonly numbers: Rows<never>;
  readonly wordsIn: (language: Language) => Words;
}

const COURSES: readonly Taught[] = [
  {
    id: 'packet-row',
    course: packetRowCourse,
    digits: PACKET_ROW,
    numbers: PACKET_ROW_NUMBERS,
    wordsIn: (language) => TEXTS[language].games['packet-row'].lessons,
  },
  {
    id: 'harbour',
    course: harbourCourse,
    digits: HARBOUR,
    numbers: HARBOUR_NUMBERS,
    wordsIn: (language) => TEXTS[language].games.harbour.lessons,
  },
  {
    id: 'rotterdam',
    course: rotterdamCourse,
    digits: ROTTERDAM,
    numbers: ROTTERDAM_NUMBERS,
    wordsIn: (language) => TEXTS[language].games.rotterdam.lessons,
  },
];

describe.each(COURSES)('the coach of $id', ({ id, course, digits, numbers, wordsIn }) => {
  const told = new Told<never>(id, course);
  const inDigits = (language: Language) => figuresIn(wordsIn(language));
  const inWords = (language: Language) => figuresIn(wordsIn(language), (said) => numbersIn(said, language));

  it.each(LANGUAGES)('says figures in %s only where they are worked out here', (language) => {
    expect([...inDigits(language).keys()]).toEqual(Object.keys(digits));
    expect([...inWords(language).keys()]).toEqual(Object.keys(numbers));
  });

  it.each(Object.entries(digits))('says the true figures at %s', (path, figures) => {
    const worked = new Set(figures(told.at(path), told));
    for (const language of LANGUAGES) expect(inDigits(language).get(path)).toEqual(worked);
  });

  it.each(Object.entries(numbers))('says the true numbers in words at %s', (path, figures) => {
    const worked = new Set(figures(told.at(path), told));
    for (const language of LANGUAGES) expect(inWords(language).get(path)).toEqual(worked);
  });
});
