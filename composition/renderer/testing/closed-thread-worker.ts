import { parentPort, workerData } from 'node:worker_threads'
import type { LiveRemote } from 'shared-contracts/remote'
import { closeThread } from '../thread/closed-thread'
import { loadServerModule } from '../thread/load-server-module'

/* A thread as the renderer's, for what a remote's code tries in it: says what became of it. */

const { remote, origin } = workerData as { remote: LiveRemote; origin: string }
closeThread([origin])
loadServerModule(remote, origin).then(
  (module) => parentPort?.postMessage({ got: String(module.name) }),
  (error) => parentPort?.postMessage({ refused: String(error) }),
)
