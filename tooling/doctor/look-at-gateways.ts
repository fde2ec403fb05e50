import { protocolsUsed } from 'shared-contracts/platform/settings/public-needs'
import type { Environment } from 'shared-contracts/platform/settings/setting-metadata'
import { describeFailure, type Finding, right, wrong } from './finding'

const PATIENCE_MS = 10_000
/** With a larger difference, a signature or token may be refused. */
const CLOCK_MAY_DIFFER_MS = 60_000

/** Contacts each gateway of a public shop, without a key, and compares its clock with ours. */
export async function lookAtGateways(env: Environment): Promise<Finding[]> {
  const addresses = protocolsUsed(env)
    .flatMap(({ needs }) => needs)
    .filter((setting) => setting.endsWith('_URL') && URL.canParse(env[setting] ?? ''))
  const asked = await Promise.all(addresses.map((setting) => ask(setting, env[setting] ?? '')))
  const clock = asked.find(({ date }) => date)?.date
  return [...asked.map(({ finding }) => finding), lookAtClock(clock ? Date.parse(clock) : undefined)]
}

/** @param theirs the time in the gateway's response, in milliseconds */
export function lookAtClock(theirs: number | undefined, ours = Date.now()): Finding {
  if (theirs === undefined) return right('The clock was not checked: no gateway reported its time.')
  const seconds = Math.round(Math.abs(ours - theirs) / 1000)
  if (seconds * 1000 <= CLOCK_MAY_DIFFER_MS)
    return right(`The clock is within ${seconds} s of the gateways' clocks.`)
  return wrong(`The clock differs from a gateway's by ${seconds} s. Correct it, for example with NTP.`)
}

async function ask(setting: string, address: string): Promise<{ finding: Finding; date?: string | null }> {
  try {
    const answer = await fetch(address, { redirect: 'manual', signal: AbortSignal.timeout(PATIENCE_MS) })
    await answer.body?.cancel()
    return { finding: right(`${setting} answers.`), date: answer.headers.get('date') }
  } catch (error) {
    return { finding: wrong(`${setting} does not answer (${describeFailure(error)}).`) }
  }
}
