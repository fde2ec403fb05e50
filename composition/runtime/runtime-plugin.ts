import type { ModuleFederationRuntimePlugin } from '@module-federation/runtime'

/** Time limit for loading the container's script, and again for the files of its module. */
const PATIENCE_MS = 8000

interface Hooks {
  /** Called before a container's script is fetched. Throws if the container is incompatible. */
  willFetch: (container: string) => void
  /** The attribute `integrity` of a container's script; empty if any file is accepted. */
  integrityOf: (container: string) => string
  /** Called before a container's module is evaluated. */
  willRun: (container: string) => void
  /** Returns a replacement for a failed attempt. */
  recover: (container: string, failure: unknown) => Promise<unknown>
}

/** @throws Error if a task takes longer than an attempt may */
function inTime<Result>(task: Promise<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new Error(`No response within ${PATIENCE_MS / 1000} s.`)),
      PATIENCE_MS,
    )
    task.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}

/** Extends Module Federation's runtime: only published files run, and failures are recovered. */
export function runtimePlugin({
  willFetch,
  integrityOf,
  willRun,
  recover,
}: Hooks): ModuleFederationRuntimePlugin {
  return {
    name: 'site',
    async loadEntry({ remoteInfo }) {
      willFetch(remoteInfo.name)
    },
    createScript({ url, remoteInfo }) {
      const script = document.createElement('script')
      script.src = url
      script.integrity = integrityOf(remoteInfo?.name ?? '')
      return { script, timeout: PATIENCE_MS }
    },
    // A late module is dropped here, so that it is never evaluated alongside the next attempt's copy.
    getModuleFactory: ({ remoteEntryExports, expose }) =>
      inTime(Promise.resolve(remoteEntryExports.get(expose))),
    beforeExecuteFactory({ moduleInfo }) {
      willRun(moduleInfo.name)
    },
    async errorLoadRemote({ id, error, lifecycle }) {
      const [container = ''] = id.split('/')
      if (lifecycle === 'onLoad') return recover(container, error)
    },
  }
}
