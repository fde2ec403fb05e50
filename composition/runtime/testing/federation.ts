import { createInstance } from '@module-federation/runtime'
import type { RemoteEntryExports } from '@module-federation/runtime/types'
import type { RemoteModule } from 'shared-contracts/remote'

/** The requested build of a remote, from the address of its container. */
export interface ModuleRequest {
  name: string
  version: string
  /** The query that makes a retry's address a new one, such as '?attempt=1'. */
  query: string
}

/** Returns the function that evaluates the remote's module. */
type LoadModule = (asked: ModuleRequest) => Promise<() => RemoteModule>

let opened = 0

function parseRequest(entry: string): ModuleRequest {
  const { pathname, search } = new URL(entry)
  const [, , name = '', version = ''] = pathname.split('/')
  return { name, version, query: search }
}

/** Creates Module Federation's own runtime, with a function in place of the remotes' files. */
export function federation(answer: LoadModule) {
  opened += 1
  // The runtime caches containers by address, across all tests of a file.
  const ownAddress = `#${opened}`
  return createInstance({
    name: 'shell',
    remotes: [],
    plugins: [
      {
        name: 'imitated-files',
        beforeRegisterRemote(args) {
          if ('entry' in args.remote) args.remote.entry += ownAddress
          return args
        },
        loadEntry: async ({ remoteInfo: { entry } }) => ({
          init() {},
          // The declared type returns a factory, but the runtime awaits a promise of one.
          get: (async () => {
            const evaluate = await answer(parseRequest(entry))
            return () => ({ default: evaluate() })
          }) as unknown as RemoteEntryExports['get'],
        }),
      },
    ],
  })
}
