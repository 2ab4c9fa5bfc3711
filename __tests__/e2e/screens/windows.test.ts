import { LANGUAGES } from '@/engine/phrase';
import { seeEveryWindow } from '../../support/every-window';

describe.each(LANGUAGES)('a table of Packet Row in windows of every size, in %s', (language) => {
  for (const players of [2, 4, 5]) seeEveryWindow(players, language);
});
