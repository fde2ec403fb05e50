import federation from '@module-federation/webpack-bundler-runtime'
import { initContainerEntry } from '@module-federation/webpack-bundler-runtime/dist/initContainerEntry.js'

declare global {
  var _FEDERATION_BUNDLER_RUNTIME: object | undefined
}

// Remotes are built without a federation runtime of their own and look for the shell's under this name: one copy a page.
// The shell exposes nothing, so its build leaves out what initializes a container.
globalThis._FEDERATION_BUNDLER_RUNTIME ??= {
  ...federation,
  bundlerRuntime: { ...federation.bundlerRuntime, initContainerEntry },
}

/** A plugin of the host's federation runtime (tooling/webpack/shell-config.ts names it). */
export default function provideRuntime() {
  return { name: 'provide-runtime' }
}
