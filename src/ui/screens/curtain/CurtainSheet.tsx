import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import { HouseFlag, Ornament } from '@/ui/art';
import type { PublicTask } from '@/ui/boards/board';
import { Type } from '@/ui/components';
import { useText } from '@/ui/text';
import { radius, useLayout, useTheme, type House } from '@/ui/theme';
import type { CurtainMeasures } from './measures';

/** Letters that reach below the line, and how far beyond their own room in the fat face. */
const DESCENDS = /[gjpqyJQ,;]/;
const BELOW_THE_LINE = 0.2;

export interface CurtainWords extends PublicTask {
  /** "Packet Row · round 7". */
  readonly where: string;
  readonly name: string;
  readonly house: House;
}

interface CurtainSheetProps {
  words: CurtainWords;
  /** Stands before what led to the task. */
  sign?: ((size: number) => ReactNode) | undefined;
  measures: CurtainMeasures;
}

/** The broadside on the curtain: who is next and what is asked, nothing that only one may know. */
export function CurtainSheet({ words, sign, measures }: CurtainSheetProps) {
  const { colour } = useTheme();
  const { curtain } = useText();
  const { device, desktop } = useLayout();
  const { sheetWidth, padding, ornament, pass, name, flag, task, gap } = measures;
  return (
    <View style={[styles.sheet, { width: sheetWidth, backgroundColor: colour.paper }]}>
      <View style={[styles.outer, { borderColor: colour.ink }]}>
        <View style={[styles.inner, { borderColor: colour.ink, paddingVertical: padding, gap }]}>
          <View style={styles.group}>
            <Type variant="aside" size={18} colour={colour.inkSoft} align="center">
              {words.where}
            </Type>
            <Ornament width={ornament} colour={colour.ink} />
          </View>
          <View style={styles.person}>
            <Type variant="aside" size={pass} maxScale={1.3} colour={colour.ink} align="center">
              {desktop ? curtain.passDesktop : device === 'phone' ? curtain.passPhone : curtain.passTablet}
            </Type>
            <Type
              variant="name"
              size={name}
              maxScale={1}
              heading={1}
              colour={colour.ink}
              align="center"
              style={DESCENDS.test(words.name) && { marginBottom: name * BELOW_THE_LINE }}
            >
              {words.name}
            </Type>
            <HouseFlag house={words.house} width={flag} />
          </View>
          <Ornament width={ornament} colour={colour.ink} />
          <View style={styles.task}>
            {words.before !== undefined && (
              <View style={styles.before}>
                <View style={styles.sign}>{sign?.(task * 1.65)}</View>
                <Type variant="textStrong" size={task} colour={colour.ink} style={styles.shrinks}>
                  {words.before}
                </Type>
              </View>
            )}
            <Type variant="text" size={task} colour={colour.ink} align="center">
              {words.task}
            </Type>
          </View>
        </View>
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  sheet: {
    borderRadius: radius.panel,
    padding: 8,
    boxShadow: '0 12px 40px rgba(0, 0, 0, 0.5)',
  },
  outer: { borderWidth: 1.5, borderRadius: 5, padding: 3 },
  inner: { borderWidth: 1, borderRadius: 2, paddingHorizontal: 12, alignItems: 'center' },
  group: { alignItems: 'center', gap: 8 },
  person: { alignItems: 'center' },
  task: { gap: 2 },
  before: { flexDirection: 'row', alignItems: 'center', justifyContent: 'center', gap: 8 },
  sign: { flexShrink: 0 },
  shrinks: { flexShrink: 1 },
});
