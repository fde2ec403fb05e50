import * as runtimeCore from '@module-federation/runtime-core'

declare global {
  var _FEDERATION_RUNTIME_CORE: typeof runtimeCore | undefined
}

// Remotes are built without a federation runtime of their own and look for the shell's under this name: one copy a page.
globalThis._FEDERATION_RUNTIME_CORE ??= runtimeCore

/** A plugin of the host's federation runtime (tooling/webpack/shell-config.ts names it). */
export default function provideRuntime() {
  return { name: 'provide-runtime' }
}
