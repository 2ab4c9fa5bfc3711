export { ParagraphLink, RuleAgainst, RulesLink } from './RulesLink';
