export { RuleAgainst, RulesLink } from './RulesLink';
