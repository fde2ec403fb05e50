/** Gives a package's exports. */
export type Factory = () => unknown

/** One version of a package that containers share. The names are the protocol's. */
export interface Share {
  version: string
  /** The container that provides it. */
  from: string
  get: () => Factory | Promise<Factory>
  lib?: Factory
  loading?: Promise<Factory>
  loaded?: true
  /** The containers that took it. */
  useIn: string[]
}

/** Package, version. */
export type ShareScope = Record<string, Record<string, Share>>

/** As the bundler writes it for the container that provides packages. */
export type Provided = Readonly<Record<string, readonly Pick<Share, 'version' | 'get'>[]>>

/** Adds what a container provides; who came first stays. */
export function provide(scope: ShareScope, provided: Provided, from: string): void {
  for (const [name, copies] of Object.entries(provided)) {
    scope[name] ??= {}
    for (const { version, get } of copies) scope[name][version] ??= { version, get, from, useIn: [] }
  }
}

/** The copy of a package to use: one that is loaded before any other. */
export function findShare(scope: ShareScope, name: string): Share | undefined {
  const copies = Object.values(scope[name] ?? {})
  return copies.find(({ loaded }) => loaded) ?? copies[0]
}

/** Notes that a container has taken a copy. */
export function take(share: Share, factory: Factory, user: string): Factory {
  share.lib = factory
  share.loaded = true
  if (!share.useIn.includes(user)) share.useIn.push(user)
  return factory
}
