import { StyleSheet } from 'react-native';

interface Host {
  readonly type: string;
  readonly props: Readonly<Record<string, unknown>>;
  readonly children: readonly (Host | string)[] | null;
}

interface Look {
  readonly backgroundColor?: string;
  readonly color?: string;
}

interface SetType {
  readonly words: string;
  readonly type: string;
  readonly ground: string;
}

const lookOf = ({ props }: Host): Look => ({ ...StyleSheet.flatten(props.style as Look | undefined) });
const isOpaque = (colour: string | undefined): colour is string => /^#[0-9a-f]{6}$/i.test(colour ?? '');
const hosts = ({ children }: Host) => (children ?? []).filter((child) => typeof child !== 'string');

/** The ink of a drawing that lies behind what follows: its first surface. */
function surfaceOf(drawing: Host): string | undefined {
  const { fill } = drawing.props as { fill?: { payload?: unknown } };
  if (drawing.type === 'RNSVGRect' && typeof fill?.payload === 'number') {
    return `#${((fill.payload >>> 0) % 2 ** 24).toString(16).padStart(6, '0')}`;
  }
  return hosts(drawing)
    .map(surfaceOf)
    .find((surface) => surface !== undefined);
}

function wordsOf(host: Host, under: string, colour: string): readonly SetType[] {
  const look = lookOf(host);
  const type = look.color ?? colour;
  let ground = isOpaque(look.backgroundColor) ? look.backgroundColor : under;
  return (host.children ?? []).flatMap((child) => {
    if (typeof child === 'string') return [{ words: child, type, ground }];
    if (child.type.startsWith('RNSVGSvgView')) ground = surfaceOf(child) ?? ground;
    return wordsOf(child, ground, type);
  });
}

/** All words that were rendered, each with its colour and the colour of what it stands on. */
export function typeOnGround(rendered: unknown, screen: string): readonly SetType[] {
  const roots = (Array.isArray(rendered) ? rendered : [rendered]) as readonly Host[];
  return roots.flatMap((root) => wordsOf(root, screen, ''));
}
