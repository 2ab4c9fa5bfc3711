import { toldBy } from '@/engine/told';
import type { rotterdamPhrases } from '@/games/rotterdam/phrases';

type Said = (typeof rotterdamPhrases)['en']['said'];

export const { toldIn, toldAs } = toldBy<Said>();
