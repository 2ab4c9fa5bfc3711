import { TEXTS } from '@/text';
import type { Lessons } from '../../lessons';
import { packetRowCourse } from './course';

export const packetRowLessons: Lessons = {
  course: packetRowCourse,
  words: (language) => TEXTS[language].games['packet-row'].lessons,
};
