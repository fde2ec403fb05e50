/** In tests a CSS module names each class after itself. */
module.exports = new Proxy({ __esModule: false }, { get: (_, name) => name })
