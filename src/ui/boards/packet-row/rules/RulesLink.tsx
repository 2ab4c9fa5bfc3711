import { StyleSheet } from 'react-native';
import type { PacketRowMove } from '@/games/packet-row/move';
import { Touchable, Type } from '@/ui/components';
import { Icon } from '@/ui/icons';
import { useText } from '@/ui/text';
import { space, touch, useTheme } from '@/ui/theme';
import { useBoard } from '../table/board';
import { isParagraph, type ParagraphId } from './chapters';

/** Leads from the table to the paragraph that explains what is seen there. */
export function RulesLink({ paragraph }: { paragraph: ParagraphId }) {
  const { rules, games } = useText();
  const { colour } = useTheme();
  const { closeAll, onRules } = useBoard();
  const label = rules.about({ paragraph: games['packet-row'].rules.paragraphs[paragraph].title });
  return (
    <Touchable
      role="link"
      label={label}
      onPress={() => {
        closeAll();
        onRules(paragraph);
      }}
      style={styles.link}
    >
      <Icon name="rule-book" size={22} colour={colour.action} />
      <Type variant="button" size={16} colour={colour.action} style={styles.words}>
        {label}
      </Type>
    </Touchable>
  );
}

/** The rule that keeps the viewer from this move. */
export function RuleAgainst({ move }: { move: PacketRowMove }) {
  const paragraph = useBoard().ruleAgainst(move);
  return paragraph !== undefined && isParagraph(paragraph) ? <RulesLink paragraph={paragraph} /> : null;
}

const styles = StyleSheet.create({
  link: {
    minHeight: touch.icon,
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.group,
  },
  words: { flexShrink: 1, textDecorationLine: 'underline' },
});
