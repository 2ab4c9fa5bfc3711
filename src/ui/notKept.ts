import { create } from 'zustand';

/** What the app notes beside the games. */
type Note = 'settings' | 'lastTable';

interface NotKept {
  /** How each of those that the device did not take is written once more. */
  readonly writes: Readonly<Partial<Record<Note, () => Promise<void>>>>;
}

export const useNotKept = create<NotKept>()(() => ({ writes: {} }));

function note(what: Note, write: (() => Promise<void>) | undefined): void {
  const { [what]: before, ...others } = useNotKept.getState().writes;
  if (before === write) return;
  useNotKept.setState({ writes: write === undefined ? others : { ...others, [what]: write } });
}

/** Writes it down; where the device does not take it, that is told until it does. */
export async function keepNote(what: Note, write: () => Promise<void>): Promise<void> {
  await write().then(
    () => note(what, undefined),
    () => note(what, write),
  );
}

export async function keepOnceMore(): Promise<void> {
  const { settings, lastTable } = useNotKept.getState().writes;
  if (settings !== undefined) await keepNote('settings', settings);
  if (lastTable !== undefined) await keepNote('lastTable', lastTable);
}
