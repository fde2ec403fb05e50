import { setTimeout as pause } from 'node:timers/promises'
import { subjectsSent } from '../gateways/mails'
import { ownerCommand } from '../shop/owner-command'

const LOOK_EVERY_MS = 250

export interface WatchedRefund {
  /** From the answer to the owner's command until the customer was told that it is done; undefined when that took too long. */
  doneAfterMs: number | undefined
}

/** The owner orders a refund; its webhook is lost, so that the shop has to ask. */
export async function refundAndWatch(
  dataDir: string,
  { orderId, rupees }: { orderId: string; rupees: number },
  patienceMs: number,
): Promise<WatchedRefund> {
  const { exitCode, text } = await ownerCommand(dataDir, [
    'refund',
    orderId,
    String(rupees),
    '--reason',
    'Broken jar',
  ])
  if (exitCode !== 0) console.log(`    the refund of ${orderId} was refused: ${text.trim()}`)
  const started = performance.now()
  const subject = `A refund of Rs ${rupees}.00 for your order ${orderId}`
  for (let age = 0; age < patienceMs; age = performance.now() - started) {
    if ((await subjectsSent(dataDir)).includes(subject)) return { doneAfterMs: age }
    await pause(LOOK_EVERY_MS)
  }
  return { doneAfterMs: undefined }
}
