import type { GameEvent } from './events';
import type { Catalogue } from './phrase';

type ArgsAs<Said extends Catalogue, Key extends keyof Said> =
  Parameters<Said[Key]> extends [infer Args, ...unknown[]] ? Args : object;

/** A sentence of the log, with the arguments that its key has. */
export type Told<Said extends Catalogue> = {
  readonly [Key in keyof Said]: { readonly key: Key; readonly args: ArgsAs<Said, Key> };
}[keyof Said];

/**
 * Reads what a game's rules said, by its own sentences: those rules speak in no others, and phrases carry what their
 * builder gave them, which events of any game cannot say. This is the only place that takes their word for it.
 */
export function toldBy<Said extends Catalogue>() {
  const toldIn = (event: GameEvent): Told<Said> | undefined =>
    event.type === 'said' ? (event.phrase as unknown as Told<Said>) : undefined;

  /** What was told in this way, first to last. */
  function toldAs<Key extends keyof Said>(
    events: readonly GameEvent[],
    key: Key,
  ): readonly ArgsAs<Said, Key>[] {
    return events.flatMap((event) => {
      const told = toldIn(event);
      return told?.key === key ? [told.args] : [];
    });
  }

  return { toldIn, toldAs };
}
