/*
 * In a remote, the part of the federation runtime that is bundled into every container: the shell's takes its place.
 * Its `init` would find the shell's own instance, by the name of the build it was compiled in, so that is left out; with
 * an id of its own, a container that is fetched anew would lose what is shared with it.
 */
const hosts = globalThis._FEDERATION_BUNDLER_RUNTIME

function init(options) {
  const instance = hosts.runtime.getInstance(({ name }) => name === options.name)
  if (!instance) return hosts.runtime.createInstance({ ...options, id: '' })
  instance.initOptions(options)
  return instance
}

export default {
  ...hosts,
  runtime: { ...hosts.runtime, init },
  bundlerRuntime: { ...hosts.bundlerRuntime, S: {} },
}
