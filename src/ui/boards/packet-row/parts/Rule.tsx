import { RulesLink } from '../../kit/rules';
import type { ParagraphId } from '../rules/chapters';
import { packetRowRulebook } from '../rules/rulebook';

/** Leads to a paragraph of this game's book. */
export function Rule({ paragraph }: { paragraph: ParagraphId }) {
  return <RulesLink rulebook={packetRowRulebook} paragraph={paragraph} />;
}
