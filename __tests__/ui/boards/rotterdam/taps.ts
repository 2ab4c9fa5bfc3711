import { fireEvent, screen } from '@testing-library/react-native';

type Control = ReturnType<typeof screen.getAllByRole>[number];
const ROLES = ['button', 'radio', 'switch'] as const;

/** Everything that can be touched and is called like this. */
export const controls = (name: string | RegExp): readonly Control[] =>
  ROLES.flatMap((role) => screen.queryAllByRole(role, { name }));

export function control(name: string | RegExp): Control {
  const [found] = controls(name);
  if (found === undefined) {
    const there = ROLES.flatMap((role) => screen.queryAllByRole(role)).map(({ props }) =>
      String(props['aria-label'] ?? props.accessibilityLabel),
    );
    throw new Error(`nothing to touch is called ${String(name)}, but:\n${there.join('\n')}`);
  }
  return found;
}

export function press(...names: readonly (string | RegExp)[]): void {
  for (const name of names) fireEvent.press(control(name));
}
