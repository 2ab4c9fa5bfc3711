import { rotterdam } from '@/games/rotterdam';
import { describeLaws } from '../../support/laws';
import { audit } from './audit';

describeLaws({
  game: rotterdam,
  optionSets: [
    {},
    { fixedRounds: true },
    { bidding: true },
    { fixedRounds: true, bidding: true, firstHarbourMaster: 1 },
  ],
  gamesPerSetting: 5,
  longest: 10_000,
  sampling: 60,
  audit,
});
