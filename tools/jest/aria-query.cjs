// The tables of ARIA roles that the test environment has computed (page-environment.ts); a test that chooses Node's
// environment computes its own.
const { dirname } = require('node:path');

const library = () => dirname(require.resolve('@testing-library/dom'));
module.exports =
  globalThis[Symbol.for('aria-query')] ?? require(require.resolve('aria-query/lib/index.js', { paths: [library()] }));
