import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'

/** @param answer the body of a function that may use `question` (`{ kind, path }`), `task` and `say` */
export async function workerOnDisk(answer: string, first = `say({ kind: 'ready' })`) {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'worker-'))
  const file = path.join(folder, 'worker.cjs')
  await writeFile(
    file,
    `const { parentPort, workerData: task } = require('node:worker_threads')
const say = (word) => parentPort.postMessage(word)
${first}
parentPort.on('message', async (question) => { ${answer} })`,
  )
  return { file, remove: () => rm(folder, { recursive: true }) }
}
