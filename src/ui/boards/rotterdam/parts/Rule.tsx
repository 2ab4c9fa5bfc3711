import type { Problem } from '@/engine/phrase';
import { RulesLink } from '../../kit/rules';
import type { ParagraphId } from '../rules/chapters';
import { ruleBehind } from '../model/refused';
import { rotterdamRulebook } from '../rules/rulebook';

/** Leads to a paragraph of this game's book. */
export function Rule({ paragraph }: { paragraph: ParagraphId }) {
  return <RulesLink rulebook={rotterdamRulebook} paragraph={paragraph} />;
}

/** Leads to the rule that refuses something, where there is one. */
export function RuleBehind({ problem }: { problem: Problem }) {
  const paragraph = ruleBehind(problem);
  return paragraph === undefined ? null : <RulesLink rulebook={rotterdamRulebook} paragraph={paragraph} />;
}
