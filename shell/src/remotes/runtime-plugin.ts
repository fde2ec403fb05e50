import * as runtimeCore from '@module-federation/runtime-core'
import federation from '@module-federation/webpack-bundler-runtime'
import { initContainerEntry } from '@module-federation/webpack-bundler-runtime/dist/initContainerEntry.js'

declare global {
  var _FEDERATION_RUNTIME_CORE: typeof runtimeCore | undefined
  var _FEDERATION_BUNDLER_RUNTIME: object | undefined
}

// Remotes are built without a federation runtime of their own and look for the shell's under these names: one copy a page.
globalThis._FEDERATION_RUNTIME_CORE ??= runtimeCore
// The shell exposes nothing, so its build leaves out what initializes a container.
globalThis._FEDERATION_BUNDLER_RUNTIME ??= {
  ...federation,
  bundlerRuntime: { ...federation.bundlerRuntime, initContainerEntry },
}

/** A plugin of the host's federation runtime (tooling/webpack/shell-config.ts names it). */
export default function provideRuntime() {
  return { name: 'provide-runtime' }
}
