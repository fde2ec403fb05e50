const { loadSourcesWith, sourceMaps } = require('./load-sources.cjs')

/** Jest's symbol for the value of `jest.setTimeout`. */
const TIMEOUT = Symbol.for('TEST_TIMEOUT_SYMBOL')

/** The functions that Node and jest need while a test has fake timers. */
const NEEDED_BY_NODE = [
  'nextTick',
  'setImmediate',
  'clearImmediate',
  'queueMicrotask',
  'hrtime',
  'performance',
]

/* Fastify looks up anonymous plugins among all loaded modules, which took a quarter of the api tests' time. */
Object.defineProperty(Function.prototype, Symbol.for('fastify.display-name'), {
  value: 'a plugin',
  configurable: true,
  writable: true,
})

/**
 * Runs test files in Node itself instead of a sandbox for each. A worker loads each module only once, because
 * loading modules took two thirds of the time of the server tests. There is no `jest.mock`.
 */
module.exports = class OneRealmRuntime {
  #environment
  #isWatching

  constructor(_config, environment, _resolver, transformer, _cache, _coverage, _path, { watch, watchAll }) {
    this.#environment = environment
    this.#isWatching = watch || watchAll
    loadSourcesWith(transformer)
    globalThis.jest = this.#jest()
  }

  #jest() {
    const { moduleMocker: mocks, fakeTimersModern: timers } = this.#environment
    return {
      fn: mocks.fn.bind(mocks),
      mocked: mocks.mocked.bind(mocks),
      spyOn: mocks.spyOn.bind(mocks),
      restoreAllMocks: mocks.restoreAllMocks.bind(mocks),
      useFakeTimers: ({ doNotFake = [] } = {}) =>
        timers.useFakeTimers({ doNotFake: [...doNotFake, ...NEEDED_BY_NODE] }),
      useRealTimers: timers.useRealTimers.bind(timers),
      setSystemTime: timers.setSystemTime.bind(timers),
      advanceTimersByTime: timers.advanceTimersByTime.bind(timers),
      advanceTimersByTimeAsync: timers.advanceTimersByTimeAsync.bind(timers),
      setTimeout(milliseconds) {
        globalThis[TIMEOUT] = milliseconds
      },
    }
  }

  /** Jest's framework stores a file's tests in module state, so each file needs a fresh copy of the module. */
  requireInternalModule(file) {
    delete require.cache[file]
    return require(file)
  }

  requireModule(file) {
    if (this.#isWatching) forgetSources()
    delete require.cache[file]
    return require(file)
  }

  getSourceMaps() {
    return sourceMaps
  }

  // Other methods that jest calls and that need no implementation here.
  unstable_shouldLoadAsEsm() {
    return false
  }
  setGlobalsForRuntime() {}
  enterTestCode() {}
  leaveTestCode() {}
  getAllCoverageInfoCopy() {}
  teardown() {}
}

/** Makes the next run load sources again, because they may have been edited. */
function forgetSources() {
  for (const file of Object.keys(require.cache))
    if (!file.includes('/node_modules/') && !file.startsWith(__dirname)) delete require.cache[file]
}
