/** In tests each class of a CSS module has its own name as its value. */
module.exports = new Proxy({}, { get: (_, name) => (name === '__esModule' ? false : name) })
