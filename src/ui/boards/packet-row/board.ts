import { defineBoard } from '../kit/table';
import { packetRowLessons } from './lessons/lessons';
import { placesOf } from './lessons/places';
import { packetRowCatalogue } from './model/catalogue';
import { publicTask } from './model/question';
import { PublicSign } from './parts/PublicSign';
import { Results } from './results/Results';
import { packetRowRulebook } from './rules/rulebook';
import { PACKET_ROW_SOUNDS } from './sounds';
import { Table } from './table/Table';

export const packetRowBoard = defineBoard({
  Table,
  Results,
  PublicSign,
  rulebook: packetRowRulebook,
  catalogue: packetRowCatalogue,
  lessons: packetRowLessons,
  sounds: PACKET_ROW_SOUNDS,
  publicTask,
  placesOf,
});
