import type { KeyValueStore } from '../key-value';
import type { Copy, Vault } from './vault';

/** What those vaults answered that could; where none could, it fails as the first did. */
async function fromSome<T>(answers: readonly Promise<T>[]): Promise<readonly T[]> {
  const settled = await Promise.allSettled(answers);
  const found = settled.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  const [failed] = settled.flatMap((one) => (one.status === 'rejected' ? [one.reason as unknown] : []));
  if (found.length === 0) throw failed;
  return found;
}

function laterOf(one: Copy | undefined, other: Copy | undefined): Copy | undefined {
  return one === undefined || (other?.writes ?? 0) > one.writes ? other : one;
}

/**
 * Every text in each of the vaults, whose files are not the same: where one was torn, cleared or fails, the other has it
 * all. Of two copies that differ, because a write was cut off between them, the later one counts.
 */
export class Mirrored implements KeyValueStore {
  constructor(private readonly vaults: readonly Vault[]) {}

  private async copy(key: string): Promise<Copy | undefined> {
    const copies = await fromSome(this.vaults.map((vault) => vault.get(key)));
    return copies.reduce(laterOf, undefined);
  }

  get = async (key: string): Promise<string | undefined> => (await this.copy(key))?.text;

  set = async (key: string, text: string): Promise<void> => {
    const writes = ((await this.copy(key))?.writes ?? 0) + 1;
    await fromSome(this.vaults.map((vault) => vault.set(key, { text, writes })));
  };

  /** From every one of them, or it is not gone. */
  remove = async (key: string): Promise<void> => {
    await Promise.all(this.vaults.map((vault) => vault.remove(key)));
  };

  keys = async (): Promise<readonly string[]> => {
    const found = await fromSome(this.vaults.map((vault) => vault.keys()));
    return [...new Set(found.flat())];
  };

  /** Gives a vault that was lost and begun anew all that the others still have. */
  heal = async (): Promise<void> => {
    const held = await Promise.all(this.vaults.map(async (vault) => new Set(await vault.keys())));
    for (const key of new Set(held.flatMap((keys) => [...keys]))) {
      const lacking = this.vaults.filter((_, at) => !held[at]?.has(key));
      const copy = lacking.length === 0 ? undefined : await this.copy(key);
      if (copy !== undefined) await Promise.all(lacking.map((vault) => vault.set(key, copy)));
    }
  };
}
