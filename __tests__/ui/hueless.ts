import { Platform, StyleSheet } from 'react-native';

/** What a test renderer and a test instance have in common. */
interface Drawn {
  readonly type: unknown;
  readonly props: Readonly<Record<string, unknown>>;
  readonly children: readonly unknown[] | null;
}

const SHAPE = ['d', 'r', 'rx', 'x', 'y', 'strokeWidth', 'strokeDasharray', 'propList'];
const COLOURS = /#[0-9a-f]{6,8}|rgba?\([^)]*\)/gi;
const isDrawn = (value: unknown): value is Drawn =>
  typeof value === 'object' && value !== null && 'props' in value;
const isFilled = (ground: unknown) =>
  typeof ground === 'string' && !['', 'transparent', 'rgba(0, 0, 0, 0)'].includes(ground);

/** Shapes, sizes, widths, patterns and words; of a ground only that there is one. */
function onPhone({ type, props, children }: Drawn): readonly unknown[] {
  const inside = (children ?? []).map((child) => (isDrawn(child) ? onPhone(child) : child));
  if (typeof type !== 'string') return inside;
  const style = Object.entries({ ...StyleSheet.flatten(props.style as object | undefined) })
    .map(([key, value]: [string, unknown]) =>
      key === 'backgroundColor' ? ['filled', isFilled(value)] : [key, value],
    )
    .filter(([key]) => !/Color$|^color$/.test(String(key)));
  return [type, style, SHAPE.map((key) => props[key]), ...inside];
}

const SVG = ['d', 'r', 'rx', 'x', 'y', 'stroke-width', 'stroke-dasharray'];
const TRANSPARENT = 'r-backgroundColor-1niwhzg';

/** By the names of classes, since jsdom takes seconds to work styles out. */
function inBrowser(element: Element): readonly unknown[] {
  const inside = [...element.childNodes].map((child) =>
    child instanceof Element ? inBrowser(child) : child.textContent,
  );
  const shapes = SVG.map((name) => element.getAttribute(name));
  if (!(element instanceof HTMLElement)) return [shapes, ...inside];
  const names = [...element.classList];
  const filled =
    isFilled(element.style.backgroundColor) ||
    names.some((name) => name.startsWith('r-backgroundColor-') && name !== TRANSPARENT);
  const look = names.filter((name) => !/color-/i.test(name)).sort();
  const style = element.style.cssText.split(';').filter((line) => !line.includes('color:'));
  return [element.tagName, filled, look, style, ...inside];
}

/** How something looks when every colour is taken away, and with it what only a screen reader is told. */
export function hueless(drawn: unknown): string {
  const seen = Platform.OS === 'web' ? inBrowser(drawn as Element) : onPhone(drawn as Drawn);
  return JSON.stringify(seen).replace(COLOURS, '');
}

/** All that was rendered, for `hueless`. */
export function whole(rendered: object): unknown {
  if (Platform.OS === 'web') return (rendered as { container: unknown }).container;
  return (rendered as { toJSON: () => unknown }).toJSON();
}
