import { type Container, dropContainer, fetchContainer, type Remote } from './container'
import { type Factory, findShare, type Provided, provide, type ShareScope, take } from './shares'

interface InstanceOptions {
  name: string
  shared?: Provided
  shareStrategy?: string
}

/** Some of a remote's code has run already when it failed. */
export class EvaluationFailure extends Error {}

/** What a container, host or remote, has of the federation runtime. The bundler's code calls it by these names. */
export class FederationInstance {
  readonly name: string
  readonly shareScopeMap: Record<string, ShareScope> = { default: {} }
  readonly #remotes = new Map<string, Remote>()
  readonly #containers = new Map<string, Promise<Container>>()

  constructor(readonly options: InstanceOptions) {
    this.name = options.name
    provide(this.#scope, options.shared ?? {}, options.name)
  }

  get #scope(): ShareScope {
    return this.shareScopeMap.default ?? {}
  }

  /** Called for a container that is initialized once more: its options are those of the first time. */
  initOptions(): void {}

  /** Lets a remote take from its host's shares. */
  initShareScopeMap(name: string, scope: ShareScope): void {
    this.shareScopeMap[name] = scope
  }

  /** Which promises to wait for before anything is shared: none, since no remote provides packages. */
  initializeSharing(): Promise<unknown>[] {
    return []
  }

  /** @returns false when nobody provides the package: the bundler's code throws then */
  async loadShare(name: string): Promise<Factory | false> {
    const share = findShare(this.#scope, name)
    if (!share) return false
    share.loading ??= Promise.resolve(share.get())
    try {
      return take(share, await share.loading, this.name)
    } catch (error) {
      share.loading = undefined
      throw error
    }
  }

  /** For packages of the first chunk. @returns something that is no function when there is no such package yet */
  loadShareSync(name: string): Factory | Promise<Factory> | undefined {
    const share = findShare(this.#scope, name)
    const factory = share?.lib ?? share?.get()
    return share && typeof factory === 'function' ? take(share, factory, this.name) : factory
  }

  /**
   * Makes remotes known; nothing is fetched yet.
   * @param force forgets a remote of that name, so that it is fetched anew
   */
  registerRemotes(remotes: readonly Remote[], { force }: { force?: boolean } = {}): void {
    for (const remote of remotes) {
      if (this.#remotes.has(remote.name) && !force) continue
      if (this.#containers.delete(remote.name)) dropContainer(remote.name)
      this.#remotes.set(remote.name, remote)
    }
  }

  /**
   * Fetches a remote's container, once, and evaluates an expose of it. One that failed fails until it is registered by
   * force; what arrives of it after that is not evaluated.
   * @param id the remote's name and the expose: 'mf_catalog/module'
   */
  async loadRemote<Exposed>(id: string): Promise<Exposed> {
    const [name = '', expose] = id.split('/')
    const opening = this.#containerOf(name)
    const container = await opening
    const factory = await container.get(`./${expose}`)
    // Evaluated twice, a remote would describe its endpoints twice, which the second time fails for good.
    if (this.#containers.get(name) !== opening) throw new Error(`${name} was given up before it arrived.`)
    try {
      return factory() as Exposed
    } catch (cause) {
      throw new EvaluationFailure(id, { cause })
    }
  }

  #containerOf(name: string): Promise<Container> {
    const opened = this.#containers.get(name) ?? this.#open(name)
    this.#containers.set(name, opened)
    return opened
  }

  async #open(name: string): Promise<Container> {
    const remote = this.#remotes.get(name)
    if (!remote) throw new Error(`No remote is known as ${name}.`)
    const container = await fetchContainer(remote)
    await container.init(this.#scope, [], { shareScopeKeys: 'default' })
    return container
  }
}
