import { StyleSheet } from 'react-native';
import { Touchable, Type } from '@/ui/components';
import { Icon } from '@/ui/icons';
import { useLanguage, useText } from '@/ui/text';
import { space, touch, useTheme } from '@/ui/theme';
import type { Rulebook } from '../../rulebook';
import { useTable } from '../table';

interface RulesLinkProps {
  rulebook: Rulebook;
  paragraph: string;
}

/** Leads from the table to the paragraph that explains what is seen there. */
export function RulesLink({ rulebook, paragraph }: RulesLinkProps) {
  const { closeAll, onRules } = useTable();
  const follow = () => {
    closeAll();
    onRules(paragraph);
  };
  return <ParagraphLink rulebook={rulebook} paragraph={paragraph} onFollow={follow} />;
}

interface ParagraphLinkProps extends RulesLinkProps {
  onFollow: () => void;
}

/** The same where no table is around it. */
export function ParagraphLink({ rulebook, paragraph, onFollow }: ParagraphLinkProps) {
  const { rules } = useText();
  const language = useLanguage();
  const { colour } = useTheme();
  const words = rulebook.words(language).paragraphs[paragraph];
  if (words === undefined) return null;
  const label = rules.about({ paragraph: words.title });
  return (
    <Touchable role="link" label={label} onPress={onFollow} style={styles.link}>
      <Icon name="rule-book" size={22} colour={colour.action} />
      <Type variant="button" size={16} colour={colour.action} style={styles.words}>
        {label}
      </Type>
    </Touchable>
  );
}

interface RuleAgainstProps {
  rulebook: Rulebook;
  move: unknown;
  /** A paragraph that is led to from beside it anyway. */
  beside?: string;
}

/** The rule that keeps the viewer from this move. */
export function RuleAgainst({ rulebook, move, beside }: RuleAgainstProps) {
  const paragraph = useTable().ruleAgainst(move);
  return paragraph === undefined || paragraph === beside ? null : (
    <RulesLink rulebook={rulebook} paragraph={paragraph} />
  );
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
