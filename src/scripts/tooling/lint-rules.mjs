/**
 * What this house asks of its code beyond the rules that the linter knows. `.oxlintrc.json` says where each of them holds,
 * and __tests__/scripts/lint-rules.test.ts breaks each once.
 */
const rule = (message, visitorOf) => ({
  create: (context) => visitorOf((node) => context.report({ node, message })),
});

const CLOCKS = { Date: ['now'], performance: undefined };

/** The same seed must give the same game, so rules read no clock. */
const noClock = rule('Rules know no clock.', (report) => ({
  MemberExpression(node) {
    if (node.object.type !== 'Identifier' || !Object.hasOwn(CLOCKS, node.object.name)) return;
    const readings = CLOCKS[node.object.name];
    if (readings === undefined || readings.includes(node.property.name)) report(node);
  },
  NewExpression: (node) => node.callee.name === 'Date' && report(node),
  CallExpression: (node) => node.callee.name === 'Date' && report(node),
}));

const noEnums = rule('Derive a union from a literal list: const GOODS = [...] as const.', (report) => ({
  TSEnumDeclaration: report,
}));

const lacks = (element, props) =>
  !element.attributes.some(({ type, name }) => type === 'JSXSpreadAttribute' || props.includes(name.name));

/** The plugin for React Native knows only the older accessibility props; these two know `role` and `aria-label` as well. */
const controlHasRole = rule('Say what it is: give it a role.', (report) => ({
  JSXOpeningElement(node) {
    const isControl = ['Pressable', 'AnimatedPressable'].includes(node.name.name);
    if (isControl && lacks(node, ['role', 'accessibilityRole'])) report(node);
  },
}));

const fieldHasName = rule('Say what is written here: give it an aria-label.', (report) => ({
  JSXOpeningElement(node) {
    const isField = node.name.name === 'TextInput';
    if (isField && lacks(node, ['aria-label', 'aria-labelledby', 'accessibilityLabel'])) report(node);
  },
}));

export default {
  meta: { name: 'house' },
  rules: {
    'control-has-role': controlHasRole,
    'field-has-name': fieldHasName,
    'no-clock': noClock,
    'no-enums': noEnums,
  },
};
