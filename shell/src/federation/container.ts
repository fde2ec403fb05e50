import type { ShareScope } from './shares'

/** A remote's entry, as the bundler builds it: the protocol of Module Federation. */
export interface Container {
  init: (scope: ShareScope, initScope: object[], options: { shareScopeKeys: string }) => unknown
  get: (expose: string) => Promise<() => unknown>
}

/** A container, where it is fetched from and under which global it stands then. */
export interface Remote {
  name: string
  entry: string
  /** What its file must be, as in the attribute; anything where it is empty. */
  integrity: string
}

function runScript(url: string, integrity: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.integrity = integrity
    script.src = url
    script.onload = () => resolve()
    script.onerror = () => reject(new Error(`The script ${url} could not be fetched.`))
    document.head.append(script)
  })
}

/**
 * Fetches a container, unless its script has already run.
 * @throws Error when its script can't be had or leaves no container
 */
export async function fetchContainer({ name, entry, integrity }: Remote): Promise<Container> {
  const known = () => Reflect.get(globalThis, name) as Container | undefined
  if (!known()) await runScript(entry, integrity)
  const container = known()
  if (!container) throw new Error(`The script ${entry} left no container.`)
  return container
}

/** Makes room for another copy of a container. */
export function dropContainer(name: string): void {
  // Declared by a script with `var`, so it can't be deleted.
  Reflect.set(globalThis, name, undefined)
}
