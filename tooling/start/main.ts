import path from 'node:path'
import { askedOf } from '../command-line/asked-of'
import { registryPlace } from '../registry/registry-place'
import { folderProblem } from './folders/folder-problem'
import { shopFolders } from './folders/shop-folders'
import { lockShop } from './folders/shop-locks'
import { overrideOrigins } from './override-origins'
import { portProblem, readPorts } from './ports'
import { prepareShop } from './prepare-shop'
import { complain, say } from './progress'
import { runCommand } from './run-command'
import { noteShopAddress } from './shop-address'
import { shopEnvironment } from './shop-environment'
import { shopProcesses } from './shop-processes'

/* `npm start`: prepares the shop, starts its servers, and stops them all at Ctrl-C or when one of them ends. */

askedOf({
  command: 'npm start',
  purpose: 'Prepares the shop, builds what is stale, and starts its servers. Ctrl-C stops all.',
  options: {},
  settings: {
    PORT: 'where the shop is; 3000 unless told',
    API_PORT: 'where its api is; 4000 unless told',
    SANDBOX_PORT: 'where the gateway sandbox is; 4100 unless told',
    DATA_DIR: 'database, mails and registry; .data unless told',
    REGISTRY: 'another registry: a folder, or s3://bucket/prefix?endpoint=…',
    PUBLIC_ORIGIN: "the shop's address for the public",
    OVERRIDE_ORIGINS: 'from where pages may take remotes under development; this machine unless told',
  },
})

const root = path.resolve(import.meta.dirname, '../..')
const dataFolder = path.resolve(process.env.DATA_DIR ?? path.join(root, '.data'))
const ports = readPorts(process.env)
const folders = shopFolders(dataFolder, registryPlace({ ...process.env, DATA_DIR: dataFolder }, root))

function refuse(sentence: string): never {
  complain(sentence)
  process.exit(1)
}

/** Before anything is built or published: it may be another shop's. */
async function takeFolders(): Promise<() => void> {
  const problem = (await portProblem(ports)) ?? folders.map(folderProblem).find((each) => each)
  if (problem) refuse(problem)
  try {
    return lockShop(folders)
  } catch (error) {
    refuse(sentenceOf(error))
  }
}

const sentenceOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

const giveBack = await takeFolders()
const env = { ...process.env, OVERRIDE_ORIGINS: overrideOrigins(process.env) }
const shop = shopProcesses(root, ports, shopEnvironment(env, ports, dataFolder))

const stopping = new AbortController()
let forgetAddress = () => {}
const asked = new Promise<'asked'>((resolve) => {
  // 'disconnect': bootstrap.mjs, and with it npm, was killed.
  for (const end of ['SIGINT', 'SIGTERM', 'disconnect'])
    process.on(end, () => {
      stopping.abort()
      resolve('asked')
    })
})

/** Few need them, so nobody waits for them. */
function preparePicturesForOlderBrowsers(): void {
  const script = path.join(root, 'tooling/pictures/main.ts')
  runCommand(process.execPath, ['--import', 'tsx', script], root, {}, stopping.signal).catch(
    (error: unknown) => stopping.signal.aborted || complain(sentenceOf(error)),
  )
}

async function run(): Promise<number> {
  try {
    await prepareShop(root, dataFolder, stopping.signal)
    await shop.start()
    forgetAddress = noteShopAddress(dataFolder, `http://localhost:${ports.PORT}`)
    say(`The shop is open: http://localhost:${ports.PORT}`)
    preparePicturesForOlderBrowsers()
    await shop.oneEnded()
    if (!stopping.signal.aborted) complain('One of the servers has stopped, so the shop closes.')
  } catch (error) {
    complain(sentenceOf(error))
  }
  return 1
}

const outcome = await Promise.race([run(), asked])
stopping.abort()
if (outcome === 'asked') say('Closing')
await shop.stop()
forgetAddress()
giveBack()
process.exit(outcome === 'asked' ? 0 : outcome)
