import { create } from 'zustand';
import { askForPromise, noteKeeping, readKeeping, type Keeping, type KeepingNotes } from '@/storage/keeping';

interface KeepingState extends KeepingNotes {
  /** Undefined until it is known. */
  readonly keeping: Keeping | undefined;
}

export const useKeeping = create<KeepingState>()(() => ({
  keeping: undefined,
  asked: false,
  read: undefined,
}));

export async function restoreKeeping(): Promise<void> {
  useKeeping.setState(await readKeeping());
}

/** Asks the device to keep what is stored, whoever let it be asked. */
export async function askToKeep(): Promise<void> {
  await noteKeeping({ asked: true });
  useKeeping.setState({ keeping: await askForPromise(), asked: true });
}

/** By itself the app asks once on each device. */
export async function askToKeepOnce(): Promise<void> {
  const { asked, keeping } = await readKeeping();
  if (!asked && keeping === 'unlessCleared') await askToKeep();
  else useKeeping.setState({ asked, keeping });
}

/** Somebody has read how long the device keeps what is stored. */
export function readHowLong(): void {
  const { keeping } = useKeeping.getState();
  useKeeping.setState({ read: keeping });
  void noteKeeping({ read: keeping });
}
