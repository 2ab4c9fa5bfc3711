import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import { Type } from '@/ui/components';
import { Card, CARD_SCALE_AT_MOST, CARD_SIZES, type CardFace } from '@/ui/components/card';
import { space, useLayout, useTheme } from '@/ui/theme';

const LARGE_FROM = 620;
const BESIDE_FROM = 600;

interface CardZoomProps {
  face: CardFace;
  /** Where the card is and how it came there; what is undefined is not told. */
  status: readonly (string | undefined)[];
  /** Why something cannot be done with it, what can be, and what the rules say. */
  children: ReactNode;
}

/** A card large, with its whole effect in words. */
export function CardZoom({ face, status, children }: CardZoomProps) {
  const { colour, fontScale } = useTheme();
  const { width, height, narrow } = useLayout();
  const told = status.filter((part) => part !== undefined).join(' · ');
  const large = height >= LARGE_FROM;
  // A wide sheet has the words beside the card.
  const beside = (!large && !narrow) || width >= BESIDE_FROM;
  return (
    <View style={[styles.zoom, beside && styles.beside]}>
      <Card face={face} size={large ? CARD_SIZES.zoom : CARD_SIZES.sheet} explained={large} />
      <View style={[styles.words, beside ? styles.shrinks : styles.stretched]}>
        {told !== '' && (
          <Type variant="aside" colour={colour.textSoft} align={beside ? 'left' : 'center'}>
            {told}
          </Type>
        )}
        {(!large || fontScale > CARD_SCALE_AT_MOST) && <Type variant="text">{face.effect ?? ''}</Type>}
        {children}
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  zoom: { alignItems: 'center', gap: space.panel, paddingBottom: space.half },
  beside: { flexDirection: 'row', alignItems: 'flex-start', gap: space.margin },
  words: { gap: space.panel },
  stretched: { alignSelf: 'stretch' },
  shrinks: { flexShrink: 1, flexGrow: 1 },
});
