import stylelint from 'stylelint';

const { createPlugin, utils } = stylelint;
const ruleName = 'project/require-prefix';

const messages = utils.ruleMessages(ruleName, {
  expected: (/** @type {string} */ property) =>
    `Expected "-webkit-${property}" before "${property}": a supported browser needs the prefix`,
});

/**
 * Requires `-webkit-name` before each of the given properties, in the same block.
 * @type {import('stylelint').Rule<true, { properties: readonly string[] }>}
 */
const rule = (isEnabled, options) => (root, result) => {
  if (!isEnabled) return;
  root.walkDecls((declaration) => {
    const { prop } = declaration;
    if (!options.properties.includes(prop)) return;
    for (let before = declaration.prev(); before; before = before.prev()) {
      if (before.type === 'decl' && before.prop === `-webkit-${prop}`) return;
    }
    utils.report({ ruleName, result, node: declaration, message: messages.expected(prop) });
  });
};

rule.ruleName = ruleName;
rule.messages = messages;

export default createPlugin(ruleName, rule);
