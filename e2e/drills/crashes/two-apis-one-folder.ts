import type { Drill } from '../drill'
import { startApi, startInVain } from '../shop/api-process'
import { inDataFolder } from '../shop/data-folder'
import { freePort } from '../shop/server-process'
import { newShopper } from '../shopper/shopper'

export const twoApisOneFolder: Drill = {
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

  // Being ready is not enough: the next api must find what the first stores now.
  const shopper = await newShopper(`http://127.0.0.1:${port}`)
  console.log('The first goes on serving: a shopper registered and logged in')

  await first.kill()
  const third = await startApi(dataDir, port)
  await shopper.orders()
  console.log(`After kill -9 of the first, a new one took the folder over, ready in ${third.readyMs} ms`)
  await third.kill()
  return refuses
}
