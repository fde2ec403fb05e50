/** Maps each class of a CSS module to its own name in tests. */
module.exports = new Proxy({}, { get: (_, name) => (name === '__esModule' ? false : name) })
