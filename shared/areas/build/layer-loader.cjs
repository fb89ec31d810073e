// Puts a style file into its cascade layer, and states the order of all layers first: whichever file the page reads
// first, the order is the same.
const order = '@layer reset, tokens, shell, design, area;';

module.exports = function layer(source) {
  const { layer: name } = this.getOptions();
  return source.includes('@layer') ? `${order}\n${source}` : `${order}\n@layer ${name} {\n${source}\n}`;
};
