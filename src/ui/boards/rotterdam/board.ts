import { defineBoard } from '../kit/table';
import { rotterdamLessons } from './lessons/lessons';
import { placesOf } from './lessons/places';
import { rotterdamCatalogue } from './model/catalogue';
import { logbook } from './model/logbook';
import { publicTask } from './model/publicTask';
import { PublicSign } from './parts/PublicSign';
import { Results } from './results/Results';
import { rotterdamRulebook } from './rules/rulebook';
import { ROTTERDAM_SOUNDS } from './sounds';
import { LOWEST_TABLE } from './layouts/lowest';
import { Table } from './table/Table';

export const rotterdamBoard = defineBoard({
  Table,
  lowest: LOWEST_TABLE,
  Results,
  PublicSign,
  rulebook: rotterdamRulebook,
  catalogue: rotterdamCatalogue,
  logbook,
  lessons: rotterdamLessons,
  sounds: ROTTERDAM_SOUNDS,
  publicTask,
  placesOf,
});
