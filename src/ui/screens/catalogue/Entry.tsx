import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import type { Whereabouts } from '@/ui/boards/catalogue';
import { Type } from '@/ui/components';
import { Card, CARD_SCALE_AT_MOST, CARD_SIZES, Slip } from '@/ui/components/card';
import { Icon } from '@/ui/icons';
import { useText } from '@/ui/text';
import { radius, space, useTheme } from '@/ui/theme';
import { inSight, type Looked } from './looked';

const SIZE = CARD_SIZES.supply.phone;
const SLIP = { width: 250, minHeight: 72 };

interface EntryProps {
  looked: Looked;
  nameOf: (seat: number) => string;
  /** The words come first; the card is drawn in the room that is kept for it. */
  drawn: boolean;
  /** Where to read more. */
  children: ReactNode;
}

/** A card, what it does in words, and where its copies are. */
export function Entry({ looked, nameOf, drawn, children }: EntryProps) {
  const { entry, face, standing } = looked;
  const { catalogue } = useText();
  const { colour, fontScale } = useTheme();
  const seen = useStandingWords(looked, nameOf);
  const copies = entry.copies > 1 ? [catalogue.copies({ count: entry.copies })] : [];
  const large = fontScale > CARD_SCALE_AT_MOST;
  return (
    <View style={[styles.frame, { backgroundColor: colour.panel, borderColor: colour.line }]}>
      <View
        accessible
        role="img"
        aria-label={[face.spoken, ...copies, ...seen].join(' · ')}
        style={styles.entry}
      >
        <View aria-hidden style={!large && SIZE}>
          {large ? <Slip face={face} tone="current" {...SLIP} /> : drawn && <Card face={face} size={SIZE} />}
        </View>
        <View style={styles.words}>
          {!large && (
            <Type variant="cardTitle" size={18}>
              {face.title}
            </Type>
          )}
          {face.effect !== undefined && (
            <Type variant="text" size={15}>
              {face.effect}
            </Type>
          )}
          {copies.map((words) => (
            <Type key={words} variant="cardLine" colour={colour.textSoft}>
              {words}
            </Type>
          ))}
          {standing !== undefined && (
            <View style={styles.standing}>
              <Icon
                name={inSight(standing) > 0 ? 'check' : 'spyglass'}
                size={18}
                colour={inSight(standing) > 0 ? colour.action : colour.textSoft}
              />
              <View style={styles.lines}>
                {seen.map((words, at) => (
                  <Type key={words} variant={at === 0 ? 'cardLineStrong' : 'cardLine'}>
                    {words}
                  </Type>
                ))}
              </View>
            </View>
          )}
        </View>
      </View>
      {children}
    </View>
  );
}

/** How many lie in sight, where they lie, where the others may be, and how often one was seen. */
function useStandingWords(
  { entry: { copies }, standing, times: shown }: Looked,
  nameOf: (seat: number) => string,
): readonly string[] {
  const { catalogue } = useText();
  if (standing === undefined) return [];
  const { known, unseen, mayBe } = standing;
  const times = (count: number, where: string) => (copies === 1 ? where : catalogue.times({ count, where }));
  const lies = (one: Whereabouts) =>
    one.at === 'seat' ? catalogue.at.seat({ name: nameOf(one.seat) }) : catalogue.at[one.at];
  return [
    catalogue.seenCount({ seen: inSight(standing), all: copies }),
    ...known.map((one) => times(one.copies, lies(one))),
    ...(unseen > 0 ? [times(unseen, catalogue.mayBe[mayBe])] : []),
    ...(shown === undefined ? [] : [catalogue.timesShown({ count: shown })]),
  ];
}

const styles = StyleSheet.create({
  frame: {
    flexGrow: 1,
    flexShrink: 1,
    flexBasis: 320,
    maxWidth: 560,
    gap: space.half,
    padding: space.group,
    borderWidth: 1,
    borderRadius: radius.panel,
  },
  entry: { flexGrow: 1, flexDirection: 'row', flexWrap: 'wrap', gap: space.panel },
  words: { flexGrow: 1, flexShrink: 1, flexBasis: 150, gap: space.half },
  standing: { flexDirection: 'row', alignItems: 'flex-start', gap: 6, marginTop: 'auto' },
  lines: { flexShrink: 1 },
});
