import { isOneOf } from '@/engine/json';
import { savesIn } from '@/storage/many-saves';
import { STORE_FAULTS, type StoreFault } from '@/storage/surely';
import { Errand } from './errand';
import type { CameIn, ImportFault, ImportManners, SavedMatches } from './saved-matches';

/**
 * Nobody's games are nonsense, or whole to the letter and wrong, so many times in a row: that is made up, and takes its
 * time. Those that another version of the app plays are neither.
 */
const NONSENSE: readonly ImportFault[] = ['damaged', 'notASave', 'wrongMoves'];
const MOST_PLAYED_IN_VAIN = 10;
const MOST_LETTERS_IN_VAIN = 500_000;

/** What came of every save in a text: what is new on this device, and why the others are not. */
export interface Imported {
  readonly made: readonly CameIn[];
  readonly refused: readonly ImportFault[];
}

interface ManyManners extends ImportManners {
  /** How many of them have been looked at, told before each. */
  readonly tell?: (looked: number, saves: number) => void;
}

/** What is known of the next one without looking at it. */
class Experience {
  private stuck: StoreFault | undefined;
  private playedInVain = 0;
  private lettersInVain = 0;

  foretells(): ImportFault | undefined {
    // What the device does not take now it will not take the next time either, and each may keep people waiting.
    if (this.stuck !== undefined) return this.stuck;
    const enough = this.playedInVain >= MOST_PLAYED_IN_VAIN || this.lettersInVain >= MOST_LETTERS_IN_VAIN;
    return enough ? 'passedOver' : undefined;
  }

  cameIn(): void {
    this.playedInVain = 0;
    this.lettersInVain = 0;
  }

  refused(text: string, fault: ImportFault): void {
    if (fault === 'wrongMoves') this.playedInVain += 1;
    if (NONSENSE.includes(fault)) this.lettersInVain += text.length;
    if (isOneOf(STORE_FAULTS, fault)) this.stuck = fault;
  }
}

/**
 * Each save of a text becomes a new one of this device, by itself: one that is refused never takes the others with it.
 * An export names the game that was played last first, and so it is here: it comes in last.
 */
export async function importAll(
  matches: Pick<SavedMatches, 'importText'>,
  text: string,
  { errand = new Errand(), call, tell }: ManyManners = {},
): Promise<Imported> {
  const made: CameIn[] = [];
  const refused: ImportFault[] = [];
  const experience = new Experience();
  const texts = [...savesIn(text)].reverse();
  for (const [at, one] of texts.entries()) {
    tell?.(at, texts.length);
    const fault = (await errand.goesOn()) ? experience.foretells() : 'calledOff';
    const result = fault === undefined ? await matches.importText(one, { errand, call }) : { fault };
    if ('id' in result) {
      made.push(result);
      experience.cameIn();
      continue;
    }
    refused.push(result.fault);
    experience.refused(one, result.fault);
  }
  return { made, refused };
}
