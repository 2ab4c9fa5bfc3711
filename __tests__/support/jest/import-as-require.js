/** Jest runs scripts and not modules: what the app imports when it needs it is required at that moment. */
module.exports = ({ template }) => {
  const required = template.expression('Promise.resolve().then(() => require(SOURCE))');
  return {
    visitor: {
      Import({ parentPath }) {
        parentPath.replaceWith(required({ SOURCE: parentPath.node.arguments[0] }));
      },
    },
  };
};
