import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import { radius, useTheme } from '@/ui/theme';
import { Type } from '../Type';
import type { CardSize } from './face';
import { CARD_SCALE_AT_MOST } from './measures';
import { fitTitle } from './title';
import { TitleLines } from './TitleLines';

const PADDING = 4;
const EDGE = 1.5;

export interface EmptySpaceProps {
  size: CardSize;
  /** Who took the card that lay here, and what is said of it. */
  taken?: { readonly flag: ReactNode; readonly title: string; readonly note: string };
  spoken: string;
}

/** Where a card was: its outline, with the flag of the house that took it. */
export function EmptySpace({ size, taken, spoken }: EmptySpaceProps) {
  const { colour, fontScale } = useTheme();
  const scale = Math.min(fontScale, CARD_SCALE_AT_MOST);
  const title = fitTitle(taken?.title ?? '', size.width - 2 * (PADDING + EDGE), 18 * scale);
  return (
    <View
      accessible
      role="img"
      aria-label={spoken}
      style={[styles.space, size, { borderColor: taken === undefined ? colour.line : colour.textSoft }]}
    >
      {taken !== undefined && (
        <>
          {taken.flag}
          <TitleLines title={title} align="center" />
          <Type variant="cardLine" align="center" maxScale={1.3} colour={colour.textSoft}>
            {taken.note}
          </Type>
        </>
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  space: {
    borderWidth: EDGE,
    borderStyle: 'dashed',
    borderRadius: radius.card,
    alignItems: 'center',
    justifyContent: 'center',
    gap: 5,
    padding: PADDING,
  },
});
