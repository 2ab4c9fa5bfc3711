import type { ReactNode } from 'react';
import { Text, type StyleProp, type TextStyle } from 'react-native';
import { typeStyle, useTheme, type TypeAdjustments, type TypeName } from '@/ui/theme';

export interface TypeProps extends TypeAdjustments {
  variant: TypeName;
  /** Text on the table, unless told otherwise. */
  colour?: string | undefined;
  align?: 'left' | 'center' | 'right' | undefined;
  /** Heads what follows, for those who move from heading to heading. */
  heading?: 1 | 2 | 3 | undefined;
  /** Said aloud when it changes. */
  live?: 'polite' | undefined;
  /** Cut off with an ellipsis, where the whole is told elsewhere. */
  oneLine?: boolean | undefined;
  /** Where another element says it already. */
  silent?: boolean | undefined;
  style?: StyleProp<TextStyle>;
  children: ReactNode;
}

export function Type(props: TypeProps) {
  const { variant, colour, align, heading, live, oneLine, silent, size, maxScale, style, children } = props;
  const theme = useTheme();
  return (
    <Text
      // The theme scales, so that layouts can know by how much, on the web too.
      allowFontScaling={false}
      style={[
        typeStyle(variant, theme, { size, maxScale }),
        { color: colour ?? theme.colour.text, textAlign: align },
        style,
      ]}
      {...(heading === undefined ? {} : { role: 'heading', 'aria-level': heading })}
      {...(live === undefined ? {} : { 'aria-live': live })}
      {...(oneLine ? { numberOfLines: 1 } : {})}
      {...(silent ? { 'aria-hidden': true } : {})}
    >
      {children}
    </Text>
  );
}
