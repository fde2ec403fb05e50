const { ModernFakeTimers } = require('@jest/fake-timers')
const { ModuleMocker } = require('jest-mock')

/** Runs test files in Node's own realm. Restores globals and environment variables after each file. */
module.exports = class OneRealmEnvironment {
  global = globalThis
  moduleMocker = new ModuleMocker(globalThis)
  // Recorded before the tests, because Jest itself changes some of these later.
  #putBack = [rememberGlobals(), rememberVariables(), rememberExit()]

  constructor({ projectConfig }) {
    this.fakeTimersModern = new ModernFakeTimers({ config: projectConfig, global: globalThis })
  }

  async setup() {}

  async teardown() {
    this.fakeTimersModern.dispose()
    this.moduleMocker.restoreAllMocks()
    for (const putBack of this.#putBack) putBack()
  }

  exportConditions() {
    return ['node', 'node-addons']
  }

  getVmContext() {
    return null
  }
}

/** The key of Jest's own handlers, which reference a file's tests. Jest's other symbols have no key. */
const JEST_HANDLERS = Symbol.for('EVENT_HANDLERS')

/** True for globals of libraries: a shared symbol, or `__name`. They stay, because libraries load only once. */
function isOfLibrary(key) {
  if (typeof key === 'string') return key.startsWith('__')
  return key !== JEST_HANDLERS && Symbol.keyFor(key) !== undefined
}

function rememberGlobals() {
  const before = Object.getOwnPropertyDescriptors(globalThis)
  return () => {
    for (const key of Reflect.ownKeys(globalThis))
      if (!Object.hasOwn(before, key) && !isOfLibrary(key)) delete globalThis[key]
    for (const key of Reflect.ownKeys(before)) {
      const now = Object.getOwnPropertyDescriptor(globalThis, key)
      const { value, get } = before[key]
      if (now?.value !== value || now?.get !== get) Object.defineProperty(globalThis, key, before[key])
    }
  }
}

function rememberVariables() {
  const before = { ...process.env }
  return () => {
    for (const name of Object.keys(process.env)) if (!(name in before)) delete process.env[name]
    Object.assign(process.env, before)
  }
}

function rememberExit() {
  const { exit } = process
  return () => Object.assign(process, { exit })
}
