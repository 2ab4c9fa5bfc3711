import { useState } from 'react';
import type { TextInput } from 'react-native';
import type { Draft } from './draft';

/** The fields for names, so that Enter leads from one to the next. */
export interface NameFields {
  attach(id: number, field: TextInput | null): () => void;
  /** Goes to the name below this one; undefined at the last. */
  after(id: number): (() => void) | undefined;
}

export function useNameFields({ seats }: Pick<Draft, 'seats'>): NameFields {
  const [fields] = useState(() => new Map<number, TextInput>());
  const people = seats.filter(({ kind }) => kind === 'human').map(({ id }) => id);
  return {
    attach: (id, field) => {
      if (field !== null) fields.set(id, field);
      return () => fields.delete(id);
    },
    after: (id) => {
      const next = people[people.indexOf(id) + 1];
      return next === undefined ? undefined : () => fields.get(next)?.focus();
    },
  };
}
