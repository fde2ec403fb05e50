import type { ServerProcess } from '../shop/server-process'
import { atOnce } from '../shopper/at-once'
import { Refusal } from '../shopper/browser'
import type { Purchase } from '../shopper/purchase'

const MOST_DELAY_MS = 10

/**
 * Sends the requests, 16 at once, and kills the api at a random moment amid them: after any number of answers,
 * and wherever in its work the next milliseconds find it. The requests that are left meet a closed port.
 */
export async function sendUntilKilled(requests: readonly Purchase[], api: ServerProcess): Promise<void> {
  const killAfter = Math.ceil(requests.length * (0.05 + 0.75 * Math.random()))
  let answers = 0
  let killed: Promise<void> | undefined

  await atOnce(requests, async (purchase) => {
    if (!(await isAcknowledged(purchase))) return
    answers += 1
    if (answers === killAfter) killed = soon().then(api.kill)
  })
  if (!killed) throw new Error(`The api answered only ${answers} of ${requests.length} orders.`)
  await killed
}

async function isAcknowledged(purchase: Purchase): Promise<boolean> {
  try {
    purchase.answers.push(await purchase.shopper.placeOrder(purchase.order))
    return true
  } catch (error) {
    if (error instanceof Refusal) throw error
    return false
  }
}

function soon(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, Math.random() * MOST_DELAY_MS))
}
