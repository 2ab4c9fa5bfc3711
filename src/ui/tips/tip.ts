import { create } from 'zustand';

/** What a pointer rests on, as the window sees it. */
export interface TipPlace {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

interface Tip {
  readonly words: string;
  readonly place: TipPlace;
}

/** The one that is shown. */
export const useShownTip = create<{ readonly tip: Tip | undefined }>()(() => ({ tip: undefined }));

export const showTip = (tip: Tip | undefined): void => useShownTip.setState({ tip });
