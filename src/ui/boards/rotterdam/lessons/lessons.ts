import { TEXTS } from '@/text';
import type { Lessons } from '../../lessons';
import { rotterdamCourse } from './course';

export const rotterdamLessons: Lessons = {
  course: rotterdamCourse,
  words: (language) => TEXTS[language].games.rotterdam.lessons,
};
