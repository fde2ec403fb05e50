import { parentPort, workerData } from 'node:worker_threads'
import type { LiveRemote } from 'shared-contracts/remote'
import { closeThread } from '../thread/closed-thread'
import { loadServerModule } from '../thread/load-server-module'

/* A thread like the renderer's that runs a remote's code and reports the result. */

const { remote, origin } = workerData as { remote: LiveRemote; origin: string }
closeThread([origin])
loadServerModule(remote, origin).then(
  (module) => parentPort?.postMessage({ got: String(module.name) }),
  (error) => parentPort?.postMessage({ refused: String(error) }),
)
