import { freePort, isReady, startApi, startInVain } from './api-process'
import { inDataFolder } from './data-folder'
import type { Drill } from './drill'

export const twoApisOneFolder: Drill = {
  name: 'two-apis-one-folder',
  promise: 'a second api refuses the data folder in one sentence; a killed one leaves it free',
  run: () => inDataFolder(drill),
}

async function drill(dataDir: string): Promise<boolean> {
  const [port, otherPort] = [await freePort(), await freePort()]
  const first = await startApi(dataDir, port)
  const second = await startInVain(dataDir, otherPort)
  const expected = `The data folder ${dataDir} is in use by process ${first.pid}.`
  const refuses =
    second.code === 1 &&
    second.complaint.startsWith(expected) &&
    second.complaint.trim().split('\n').length === 1
  console.log(`The second ended with ${second.code}: ${second.complaint.trim()}`)

  const stillServes = await isReady(port)
  console.log(`The first ${stillServes ? 'goes on serving' : 'no longer serves'}`)

  await first.kill()
  const third = await startApi(dataDir, otherPort)
  console.log(
    `After kill -9 of the first, a new one took the folder over and was ready in ${third.readyMs} ms`,
  )
  await third.kill()
  return refuses && stillServes
}
