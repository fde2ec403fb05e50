const { TestEnvironment } = require('jest-environment-jsdom')

/** Node's Request takes Node's signals only, and jsdom's elements only jsdom's: the router's stays beside it. */
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

/** jsdom with what it lacks and pages or the router use: Node's own where it has them. */
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
  }
}
