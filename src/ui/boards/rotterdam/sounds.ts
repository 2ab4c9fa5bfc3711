import type { rotterdamPhrases } from '@/games/rotterdam/phrases';
import type { Cue } from '@/ui/sound/cue';

type Said = (typeof rotterdamPhrases)['en']['said'];

const MONEY: readonly Cue[] = [{ sound: 'coins', after: 0 }];

export const ROTTERDAM_SOUNDS: Readonly<Partial<Record<keyof Said, readonly Cue[]>>> = {
  works: [{ sound: 'plant', after: 0 }],
  built: [{ sound: 'plant', after: 0 }],
  bonus: MONEY,
  cashed: MONEY,
  soldRaw: MONEY,
  soldProduct: MONEY,
  roundBegins: [{ sound: 'bell', after: 0 }],
  gameEnds: [{ sound: 'bells', after: 0 }],
};
