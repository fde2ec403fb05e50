/** In tests a CSS module names each class after itself. */
module.exports = new Proxy({}, { get: (_, name) => (name === '__esModule' ? false : name) })
