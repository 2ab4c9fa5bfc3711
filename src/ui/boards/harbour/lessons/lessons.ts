import { TEXTS } from '@/text';
import type { Lessons } from '../../lessons';
import { harbourCourse } from './course';

export const harbourLessons: Lessons = {
  course: harbourCourse,
  words: (language) => TEXTS[language].games.harbour.lessons,
};
