import { defineBoard } from '../kit/table';
import { harbourLessons } from './lessons/lessons';
import { placesOf } from './lessons/places';
import { harbourCatalogue } from './model/catalogue';
import { logbook } from './model/logbook';
import { publicTask } from './model/publicTask';
import { PublicSign } from './parts/PublicSign';
import { Results } from './results/Results';
import { harbourRulebook } from './rules/rulebook';
import { HARBOUR_SOUNDS } from './sounds';
import { Table } from './table/Table';

export const harbourBoard = defineBoard({
  Table,
  Results,
  PublicSign,
  rulebook: harbourRulebook,
  catalogue: harbourCatalogue,
  logbook,
  lessons: harbourLessons,
  sounds: HARBOUR_SOUNDS,
  publicTask,
  placesOf,
});
