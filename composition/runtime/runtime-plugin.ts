import type { ModuleFederationRuntimePlugin } from '@module-federation/runtime'

/** One attempt may take this long for the container's script, and as long again for the files of its module. */
const PATIENCE_MS = 8000

interface Hooks {
  /** Called before a container's script is fetched. Throws when the container does not fit. */
  willFetch: (container: string) => void
  /** The attribute `integrity` of a container's script; empty where any file is accepted. */
  integrityOf: (container: string) => string
  /** Called before a container's module is evaluated. */
  willRun: (container: string) => void
  /** What to use in place of an attempt that failed. */
  recover: (container: string, failure: unknown) => Promise<unknown>
}

/** @throws Error when a task takes longer than an attempt may */
function inTime<Result>(task: Promise<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new Error(`No answer within ${PATIENCE_MS / 1000} s.`)),
      PATIENCE_MS,
    )
    task.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}

/** What composition adds to Module Federation's runtime: only files that were published run, and a failure is not the end. */
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
    // A module that arrives too late is dropped here, so it is never evaluated beside its next copy.
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
