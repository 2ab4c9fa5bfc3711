import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import { Button, Type, type ButtonProps } from '@/ui/components';
import { radius, space, useLayout, useTheme } from '@/ui/theme';

interface HeroCardProps {
  label: string;
  heading: string;
  about: string;
  /** Stands between the words and the button. */
  mark?: ReactNode;
  button: Pick<ButtonProps, 'label' | 'spoken' | 'onPress'>;
}

/** What most people come for, one tap away: on the masthead where it has room, else below it. */
export function HeroCard({ label, heading, about, mark, button }: HeroCardProps) {
  const { colour } = useTheme();
  const { device } = useLayout();
  return (
    <View style={[styles.card, { backgroundColor: colour.paper }]}>
      <View style={[styles.words, device === 'phone' && styles.wholeLine]}>
        <Type variant="label" colour={colour.inkSoft}>
          {label}
        </Type>
        <Type variant="prompt" size={22} heading={2} colour={colour.ink}>
          {heading}
        </Type>
        <Type variant="text" colour={colour.inkSoft}>
          {about}
        </Type>
      </View>
      {mark}
      <Button {...button} size="confirm" style={styles.button} />
    </View>
  );
}

const styles = StyleSheet.create({
  card: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: space.panel,
    rowGap: space.group,
    paddingVertical: space.panel,
    paddingHorizontal: 18,
    borderRadius: radius.panel,
    boxShadow: '0 8px 24px rgba(0, 0, 0, 0.35)',
  },
  words: { flexGrow: 1, flexShrink: 1, flexBasis: 210, gap: 2 },
  wholeLine: { flexBasis: '100%' },
  button: { marginLeft: 'auto' },
});
