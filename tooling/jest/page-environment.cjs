const { TestEnvironment } = require('jest-environment-jsdom')

/** Node's Request rejects jsdom's signals, so the router's signal is added afterwards. */
class PageRequest extends Request {
  constructor(input, { signal, ...init } = {}) {
    super(input, init)
    Object.defineProperty(this, 'signal', { value: signal })
  }
}

class SilentObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

/** jsdom with the missing parts that pages and the router use, from Node where possible. */
module.exports = class PageEnvironment extends TestEnvironment {
  async setup() {
    await super.setup()
    Object.assign(this.global, {
      Request: PageRequest,
      Response,
      Headers,
      TextEncoder,
      TextDecoder,
      IntersectionObserver: SilentObserver,
      ResizeObserver: SilentObserver,
      matchMedia: (query) => ({
        matches: false,
        media: query,
        addEventListener() {},
        removeEventListener() {},
      }),
      scrollTo() {},
    })
    // Browsers lack it on plain http, as on a phone that opens a developer's shop.
    this.global.crypto.randomUUID = undefined
  }
}
