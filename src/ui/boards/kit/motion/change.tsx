import { Figure } from '@/ui/components';
import { duration, useTheme } from '@/ui/theme';
import type { Flight, Size } from './flights';

const ROOM: Size = { width: 112, height: 40 };

interface Change {
  readonly key: string;
  /** Where the amount stands. */
  readonly at: readonly string[];
  readonly by: number;
  /** How an amount is written, without its sign. */
  readonly format: (amount: number) => string;
  readonly start: number;
}

/** What is paid or gained rises from where its amount stands. */
export function changeOf({ key, at, by, format, start }: Change): Flight {
  const words = `${by < 0 ? '−' : '+'}${format(Math.abs(by))}`;
  return {
    key,
    from: at,
    to: at,
    size: ROOM,
    start,
    lasts: duration.moneyAtMost,
    manner: 'rise',
    draw: () => <Words words={words} />,
  };
}

/** On the ground of the table as it is. */
function Words({ words }: { words: string }) {
  const { colour } = useTheme();
  return <Figure value={words} size={22} colour={colour.action} />;
}
