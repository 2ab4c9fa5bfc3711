import { isOneOf } from '@/engine/json';
import { LONGEST_TITLE, tidied } from '@/storage/names';
import { STORE_FAULTS } from '@/storage/surely';
import { useState } from 'react';
import type { Errand } from '@/match/errand';
import { importAll, type Imported } from '@/match/import-all';
import { savedMatches, type Done, type Made, type SavedGame } from '@/match/store';
import type { Text } from '@/text';
import { useGameWords } from '@/ui/gameWords';
import { useFormat, useText } from '@/ui/text';
import { isUnreadable, type ListedSave } from './useSavedGames';
import { useSavedWords } from './useSavedWords';

export interface Notice {
  readonly tone: 'info' | 'warning';
  readonly text: string;
}

type Fault = Exclude<Done, undefined>['fault'] | Extract<Made, { fault: unknown }>['fault'];

function faultWords(text: Text['saves'], fault: Fault): string {
  return isOneOf(STORE_FAULTS, fault) ? text.storeFaults[fault] : text.faults[fault];
}

/** A long name gives way to the mark behind it. */
function marked(mark: (a: { what: string }) => string, what: string): string {
  return mark({ what: tidied(what, LONGEST_TITLE - mark({ what: '' }).length) });
}

/** Takes in what a text holds, while somebody watches: why nothing was taken in; undefined when it was. */
export type TakeIn = (
  text: string,
  watch: { readonly errand: Errand; readonly tell: (looked: number, games: number) => void },
) => Promise<string | undefined>;

export interface SaveDeeds {
  /** What came of the last deed, where the list alone does not show it. */
  readonly notice: Notice | undefined;
  readonly forgetNotice: () => void;
  /** What the save that was deleted last is called, if it was deleted here. */
  readonly deletedName: (id: string) => string | undefined;
  readonly rename: (game: SavedGame, name: string) => Promise<void>;
  readonly duplicate: (game: SavedGame) => Promise<void>;
  readonly discard: (save: ListedSave) => Promise<void>;
  readonly restore: () => Promise<void>;
  readonly removeForGood: (id: string) => Promise<void>;
  readonly takeIn: TakeIn;
}

/** What people do with their saves; each deed tells what came of it and has the list read again. */
export function useSaveDeeds(reload: () => Promise<void>): SaveDeeds {
  const { saves: text } = useText();
  const wordsOf = useSavedWords();
  const format = useFormat();
  const gameWords = useGameWords();
  const [notice, setNotice] = useState<Notice>();
  const [deleted, setDeleted] = useState<{ readonly id: string; readonly what: string }>();

  const whatIs = (save: ListedSave): string => (isUnreadable(save) ? text.unreadable : wordsOf(save).heading);

  /** The fault of a deed, or what to tell of its success. */
  const tell = async (fault: Fault | undefined, success?: string) => {
    if (fault !== undefined) setNotice({ tone: 'warning', text: faultWords(text, fault) });
    else setNotice(success === undefined ? undefined : { tone: 'info', text: success });
    await reload();
  };

  const faultOf = (result: Done | Made): Fault | undefined =>
    result !== undefined && 'fault' in result ? result.fault : undefined;

  /** What a save that has just come is called in the list. It has come, whether or not that can be read now. */
  const nameInList = async (id: string): Promise<string> => {
    const list = await savedMatches.list().catch(() => []);
    const found = list.find((save) => save.id === id);
    return found === undefined ? text.unnamed : whatIs(found);
  };

  /** In the list for good: somebody who plays on both devices has to know which ones these are. */
  const asImported = ({ game, name }: Pick<SavedGame, 'game' | 'name'>): string =>
    marked(text.importedFrom, name ?? gameWords(game).name);

  /** Why these were not taken in, each reason once. */
  const refusedWords = (refused: Imported['refused']): string => {
    const why = format.list([...new Set(refused)].map((fault) => text.import.reasons[fault]));
    return text.import.refused({ games: refused.length, why });
  };

  return {
    notice,
    forgetNotice: () => setNotice(undefined),
    deletedName: (id) => (deleted?.id === id ? deleted.what : undefined),
    rename: async (game, name) => tell(faultOf(await savedMatches.rename(game.id, name))),
    duplicate: async (game) => {
      const name = marked(text.copyOf, wordsOf(game).short);
      await tell(faultOf(await savedMatches.duplicate(game.id, name)), text.duplicated({ what: name }));
    },
    discard: async (save) => {
      const fault = faultOf(await savedMatches.discard(save.id));
      if (fault === undefined) setDeleted({ id: save.id, what: whatIs(save) });
      await tell(fault);
    },
    restore: async () => {
      const back = await savedMatches.restore();
      if (typeof back === 'string') await tell(undefined, text.back({ what: await nameInList(back) }));
      else await tell(back?.fault);
    },
    removeForGood: async (id) => {
      const fault = await savedMatches.remove(id).then(
        () => undefined,
        () => 'failed' as const,
      );
      await tell(fault);
    },
    takeIn: async (pasted, { errand, tell: tellHowFar }) => {
      const { made, refused } = await importAll(savedMatches, pasted, {
        errand,
        call: asImported,
        tell: tellHowFar,
      });
      const [fault, ...more] = refused;
      if (made.length === 0 && fault !== undefined)
        return more.length === 0 ? text.importFaults[fault] : refusedWords(refused);
      const { done, several, mended } = text.import;
      const what = made[0]?.name ?? text.unnamed;
      const told = [
        made.length === 1 ? done({ what }) : several({ games: made.length }),
        ...(made.some((one) => one.mended) ? [mended] : []),
        ...(fault === undefined ? [] : [refusedWords(refused)]),
      ];
      setNotice({ tone: fault === undefined ? 'info' : 'warning', text: told.join(' ') });
      await reload();
      return undefined;
    },
  };
}
