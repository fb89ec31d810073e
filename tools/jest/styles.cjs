// A style module in tests: every class is its own name.
const names = new Proxy({}, { get: (_, name) => (name === '__esModule' ? false : name) });
module.exports = names;
