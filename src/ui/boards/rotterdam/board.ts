import { defineBoard } from '../kit/table';
import { logbook } from './model/logbook';
import { publicTask } from './model/publicTask';
import { PublicSign } from './parts/PublicSign';
import { Results } from './results/Results';
import { rotterdamRulebook } from './rules/rulebook';
import { ROTTERDAM_SOUNDS } from './sounds';
import { Table } from './table/Table';

export const rotterdamBoard = defineBoard({
  Table,
  Results,
  PublicSign,
  rulebook: rotterdamRulebook,
  logbook,
  sounds: ROTTERDAM_SOUNDS,
  publicTask,
});
