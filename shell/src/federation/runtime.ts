import { FederationInstance } from './instance'

/*
 * Takes the place of @module-federation/runtime (tooling/webpack/shell-config.ts): what this shop uses of it, a tenth
 * of its size. The bundler's code and the containers' are the package's own.
 */

type Options = ConstructorParameters<typeof FederationInstance>[0]

declare global {
  /** Where developer tools and tests look for what is shared. */
  var __FEDERATION__:
    | { __INSTANCES__: FederationInstance[]; __SHARE__: Record<string, FederationInstance['shareScopeMap']> }
    | undefined
}

globalThis.__FEDERATION__ ??= { __INSTANCES__: [], __SHARE__: {} }
const { __INSTANCES__: instances, __SHARE__: shares } = globalThis.__FEDERATION__

/** Makes the instance of a container. Only one that provides packages has a scope of its own. */
export function createInstance(options: Options): FederationInstance {
  const instance = new FederationInstance(options)
  instances.push(instance)
  if (Object.keys(options.shared ?? {}).length > 0) shares[options.name] = instance.shareScopeMap
  return instance
}

/** The first instance that fits. */
export function getInstance(fits: (instance: FederationInstance) => boolean): FederationInstance | null {
  return instances.find(fits) ?? null
}

/** The instance of a container, made when there is none. */
export function init(options: Options): FederationInstance {
  return getInstance(({ name }) => name === options.name) ?? createInstance(options)
}
