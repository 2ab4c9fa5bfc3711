import { fireEvent, screen } from '@testing-library/react-native';
import { AccessibilityInfo, Platform } from 'react-native';
import { soon } from '../screens/patience';

type Name = string | RegExp;
type Control = ReturnType<typeof screen.getByLabelText>;

const announced = jest.spyOn(AccessibilityInfo, 'announceForAccessibility');

type Tree = ReturnType<typeof screen.toJSON>;
type Branch = NonNullable<Extract<Tree, { children: unknown }>['children']>[number];

/** Elements that a list has been given are on screen only where it draws them. */
const withoutElements = (_key: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && '$$typeof' in value ? undefined : value;

/** All texts and all props of a rendered tree. */
function textsIn(tree: Tree | Branch): readonly string[] {
  if (tree === null) return [];
  if (typeof tree === 'string') return [tree];
  if (Array.isArray(tree)) return tree.flatMap(textsIn);
  return [JSON.stringify(tree.props, withoutElements), ...(tree.children ?? []).flatMap(textsIn)];
}

/**
 * Everything that is on screen or read aloud, as one text: of all screens that are mounted, hidden ones too, each text
 * and each attribute; what a screen reader was told since the last look; in a browser the window's title and address.
 */
export function everythingOnScreen(): string {
  const aloud = announced.mock.calls.flat();
  announced.mockClear();
  const page =
    Platform.OS === 'web'
      ? [document.documentElement.outerHTML, document.title, window.location.href]
      : textsIn(screen.toJSON());
  return [...page, ...aloud].join('\n');
}

const fits = (said: unknown, name: Name): boolean =>
  typeof said === 'string' && (typeof name === 'string' ? said === name : name.test(said));

/** A whole table is some thousand nodes, for which the queries of the library take many times as long as this. */
function controlsCalled(name: Name): readonly Control[] {
  if (Platform.OS === 'web') {
    const named = [...document.querySelectorAll('[aria-label]')];
    return named.filter((one) => fits(one.getAttribute('aria-label'), name)) as unknown as Control[];
  }
  return screen.UNSAFE_root.findAll(
    ({ type, props }) =>
      typeof type === 'string' && fits(props['aria-label'] ?? props.accessibilityLabel, name),
  );
}

export const isThere = (name: Name): boolean => controlsCalled(name).length > 0;

export function labelOf(name: Name): string {
  const control = controlsCalled(name).at(-1);
  if (control === undefined) throw new Error(`nothing is called ${String(name)}`);
  const label: unknown =
    Platform.OS === 'web'
      ? (control as unknown as Element).getAttribute('aria-label')
      : (control.props['aria-label'] ?? control.props.accessibilityLabel);
  return String(label);
}

/** Of several with this name the one that lies on top. */
export function press(name: Name): void {
  const control = controlsCalled(name).at(-1);
  if (control === undefined) throw new Error(`nothing is called ${String(name)}`);
  fireEvent.press(control);
}

export async function pressWhenThere(name: Name): Promise<void> {
  await screen.findAllByLabelText(name, {}, soon);
  press(name);
}
