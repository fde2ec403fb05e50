/** In tests the value of each class of a CSS module is its name. */
module.exports = new Proxy({}, { get: (_, name) => (name === '__esModule' ? false : name) })
