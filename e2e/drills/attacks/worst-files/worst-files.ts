import { setTimeout as pause } from 'node:timers/promises'
import { type Checks, createChecks } from '../../../harness/checks'
import { type AdminPerson, joinTheAdmin } from '../../../harness/over-http/admin-person'
import { createDrillDatabase } from '../../../harness/shop/api/drill-database'
import { inDataFolder } from '../../../harness/shop/data-folder'
import { openShopWithGateway } from '../../../harness/shop/shop-with-gateway'
import type { Drill } from '../../runner/drill'
import { NotTried } from '../../runner/not-tried'
import { askWhile } from './asking-shopper'
import { worstFiles as filesOf, type WorstFile } from './file-list'
import { limitMemory, memoryOfDeploy } from './memory-limit'

const MINUTE_MS = 1000
const QUIET_MS = 5000
const FULL_TIMES = 5

export const worstFiles: Drill = {
  promise:
    'an api with the memory limit of deploy/ answers the worst file of each kind with a clear message, and every call of another shopper in the meantime',
  run: ({ isShort }) => inDataFolder((dataDir) => drill(dataDir, isShort ? 1 : FULL_TIMES)),
}

async function drill(dataDir: string, times: number): Promise<boolean> {
  const database = await createDrillDatabase()
  if (!database) throw new NotTried('PostgreSQL is not installed.')
  const checks = createChecks()
  const shop = await openShopWithGateway(dataDir, MINUTE_MS, { databaseUrl: database.url })
  const [origin = ''] = shop.origins
  const [pid = 0] = shop.pids()
  const asha = await joinTheAdmin({ origin, dataDir, settings: shop.apiSettings() }, 'Asha', 'owner')
  const memory = await limitMemory(pid, await memoryOfDeploy())
  const { experience: quiet } = await askWhile(origin, () => pause(QUIET_MS))
  console.log(`quiet: p99 ${quiet.p99.toFixed(1)} ms, at most ${memory.highest()} MiB`)
  for (const file of filesOf(shop.offers[0]?.productId ?? '')) {
    const body = await file.make()
    memory.highest()
    const { result, experience } = await askWhile(origin, () => sendOften(asha, file, body, times))
    console.log(
      `during ${file.name}: p99 ${experience.p99.toFixed(1)} ms (x${(experience.p99 / quiet.p99).toFixed(1)}) of ${experience.calls} calls, at most ${memory.highest()} MiB`,
    )
    judge(file, result, experience.failures, checks)
  }
  checks.expect(await isAlive(origin), 'the api lives')
  memory.stop()
  await shop.stop()
  await database.drop()
  return checks.allHold()
}

/** Sends a file several times. @returns 'done', the message of a refusal, or what went wrong, for each */
async function sendOften(asha: AdminPerson, file: WorstFile, body: object, times: number): Promise<string[]> {
  const answers: string[] = []
  for (let time = 0; time < times; time += 1) answers.push(await sendFile(asha, file, body))
  return answers
}

async function sendFile({ send }: AdminPerson, { path }: WorstFile, body: object): Promise<string> {
  try {
    const answer = await send('POST', path, body)
    const text = await answer.text()
    if (answer.status === 200) return 'done'
    const { message } = JSON.parse(text) as { message: string }
    return answer.status < 500 ? message : `${answer.status} ${message}`
  } catch (error) {
    return String(error)
  }
}

function judge(
  { name }: WorstFile,
  answers: readonly string[],
  failures: string[],
  { expect }: Checks,
): void {
  const isSentence = answers.every((answer) => answer === 'done' || /^[A-Z].*\.$/.test(answer))
  expect(isSentence, `${name} is answered: ${answers[0]}`, answers)
  expect(failures.length === 0, `during ${name} no call of another shopper fails`, failures)
}

async function isAlive(origin: string): Promise<boolean> {
  return fetch(`${origin}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  )
}
