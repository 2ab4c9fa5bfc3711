import { transformAsync } from '@babel/core';

/**
 * A bundle whose constants are declared as such again. esbuild writes `var` for whatever stood at the top of a module, and
 * V8 then has to look up every table and function each time, where browsers run them as constants.
 */
export async function withConstants(code) {
  const result = await transformAsync(code, {
    babelrc: false,
    configFile: false,
    compact: false,
    sourceMaps: 'inline',
    plugins: [() => ({ visitor: { Program: declareConstants } })],
  });
  return result.code;
}

function declareConstants(program) {
  for (const { node } of program.get('body')) {
    if (node.type !== 'VariableDeclaration' || node.kind !== 'var') continue;
    const isConstant = ({ id, init }) =>
      init && id.type === 'Identifier' && program.scope.getBinding(id.name).constant;
    if (node.declarations.every(isConstant)) node.kind = 'const';
  }
}
