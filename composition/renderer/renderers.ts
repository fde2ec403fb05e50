import type { LiveRemote } from 'shared-contracts/remote'
import type { RenderTask } from './rendered-page'
import { createRenderer, type Renderer } from './renderer'

/** A version whose build could not be loaded is tried again after this time. */
const RETRY_AFTER_MS = 3000
/** Time for a retired version to finish its pages. */
const FAREWELL_MS = 2000

type Setting = Omit<RenderTask, 'remote' | 'filesOrigin'> & {
  /** The shell's build for servers. */
  workerFile: string
  /** Returns the origin of the remotes' files, which is known once the edge listens. */
  filesOrigin: () => string
}

const buildKey = ({ name, version }: LiveRemote) => `${name}@${version}`

/** Creates a render worker for each requested version, so that two versions of a remote can be rendered at the same time. */
export function createRenderers({ workerFile, filesOrigin, ...setting }: Setting) {
  const renderers = new Map<string, Renderer>()

  function rendererFor(remote: LiveRemote): Renderer {
    const key = buildKey(remote)
    const known = renderers.get(key)
    if (known) return known
    const task = { ...setting, filesOrigin: filesOrigin(), remote }
    const renderer = createRenderer(workerFile, task, () => {
      // Meanwhile, the version's pages are refused immediately, and rendered in the browser.
      setTimeout(() => {
        if (renderers.get(key) === renderer) renderers.delete(key)
      }, RETRY_AFTER_MS).unref()
    })
    renderers.set(key, renderer)
    return renderer
  }

  return {
    rendererFor,

    /** Returns any working renderer, for the page shown at unknown addresses. */
    anyOf: (remotes: readonly LiveRemote[]) =>
      remotes.map(rendererFor).find((renderer) => !renderer.isUnfit()),

    /** Starts the workers of these remotes. Resolves when each has loaded or failed. */
    async prepare(remotes: readonly LiveRemote[]): Promise<void> {
      await Promise.all(remotes.map((remote) => rendererFor(remote).settled))
    },

    /** Ends the workers of all other versions. */
    keepOnly(remotes: readonly LiveRemote[]): void {
      const kept = new Set(remotes.map(buildKey))
      for (const [key, renderer] of renderers) {
        if (kept.has(key)) continue
        renderers.delete(key)
        setTimeout(() => void renderer.close(), FAREWELL_MS).unref()
      }
    },

    async close(): Promise<void> {
      await Promise.all([...renderers.values()].map((renderer) => renderer.close()))
    },
  }
}

export type Renderers = ReturnType<typeof createRenderers>
