import { fireEvent, screen } from '@testing-library/react-native';
import { en } from '@/text/en';

type Host = typeof screen.UNSAFE_root;

const CHOICES = ['button', 'radio', 'checkbox', 'switch'];
const [MARKER = ''] = en.common
  .unavailable({ what: '|', reason: '|' })
  .split('|')
  .filter((words) => words !== '');

/** A button that waits says what to do first: nothing is against that. */
const WAITS = /^(tap|choose) /i;

const words = ({ props }: Host): string => String(props['aria-label'] ?? props.accessibilityLabel ?? '');
const roleOf = ({ props }: Host): string => String(props.role ?? props.accessibilityRole ?? '');
const isOff = ({ props }: Host): boolean =>
  props['aria-disabled'] === true ||
  (props.accessibilityState as { disabled?: boolean } | undefined)?.disabled === true;

/** Walks the tree itself: to look each role up by the library would take most of the time. */
const choices = (): readonly Host[] =>
  screen.UNSAFE_root.findAll((host) => typeof host.type === 'string' && CHOICES.includes(roleOf(host)));

const explains = () => screen.queryAllByText(en.board.whyNot).length > 0;

function closeExplanation(): void {
  const [close] = screen.getAllByLabelText(en.common.close).slice(-1);
  if (close !== undefined) fireEvent.press(close);
}

/**
 * The closed choices of the board on the screen, one for each reason, and the rule that a touch on each leads to. Each
 * says its reason in the one form for that, and nothing that says one is open.
 */
export function closedChoices(): ReadonlyMap<string, string | undefined> {
  const led = new Map<string, string | undefined>();
  const met = choices().map((host) => ({
    host,
    said: words(host),
    reason: words(host).split(MARKER)[1] ?? '',
  }));
  expect(met.filter(({ host, reason }) => isOff(host) !== (reason !== '')).map(({ said }) => said)).toEqual(
    [],
  );
  for (const { host, reason } of met) {
    if (reason === '' || WAITS.test(reason) || led.has(reason)) continue;
    fireEvent.press(host);
    const told = explains();
    const [link] = told ? screen.queryAllByRole('link', { name: /^Rules: / }) : [];
    led.set(reason, link && words(link));
    if (told) closeExplanation();
  }
  return led;
}

/** The choices that look open on the screen, and yet refuse a touch. */
export function refusingUnsaid(): readonly string[] {
  const open = choices().filter((host) => !isOff(host) && roleOf(host) !== 'button');
  const called = open.map(words);
  return called.filter((name) => {
    const host = choices().find((one) => words(one) === name && !isOff(one));
    if (host === undefined) return false;
    fireEvent.press(host);
    const refuses = explains();
    if (refuses) closeExplanation();
    return refuses;
  });
}

export const withoutRule = (led: ReadonlyMap<string, string | undefined>): readonly string[] =>
  [...led].filter(([, rule]) => rule === undefined).map(([reason]) => reason);
