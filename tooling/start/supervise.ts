import { spawn } from 'node:child_process'
import path from 'node:path'
import { describeError } from '../command-line/describe-error'
import { takeFolders } from './folders/take-folders'
import { say } from './progress'
import { hasDemoCustomer, overrideOrigins } from './shop/public-shop'
import { noteShopAddress } from './shop/shop-address'
import { shopEnvironment } from './shop/shop-environment'
import { shopProcesses } from './shop/shop-processes'

/* Starts the servers of a prepared shop. Stops them all on Ctrl-C, or when one of them ends. */

const root = process.cwd()
const ports = {
  PORT: Number(process.env.PORT),
  API_PORT: Number(process.env.API_PORT),
  SANDBOX_PORT: Number(process.env.SANDBOX_PORT),
}

const stopping = new AbortController()
const asked = new Promise<'asked'>((resolve) => {
  for (const end of ['SIGINT', 'SIGTERM']) process.on(end, () => resolve('asked'))
})

/** Starts the background work in its own process. */
function finish(dataFolder: string): void {
  const hasDemo = hasDemoCustomer(process.env) ? { HAS_DEMO: 'yes' } : {}
  const finishing = spawn(process.execPath, ['--import', 'tsx', path.join(root, 'tooling/start/finish.ts')], {
    env: { ...process.env, ...hasDemo, DATA_DIR: dataFolder },
    stdio: ['ignore', 'inherit', 'inherit'],
    detached: true,
  })
  stopping.signal.addEventListener('abort', () => {
    // End the whole group: npm and shells don't forward signals.
    if (finishing.pid && finishing.exitCode === null) process.kill(-finishing.pid, 'SIGTERM')
  })
  finishing.once('exit', (code) => {
    if (code && !stopping.signal.aborted)
      console.error('Some parts could not be prepared. See the lines above.')
  })
}

function open() {
  const { dataFolder, release } = takeFolders(root, process.env)
  const env = { ...process.env, OVERRIDE_ORIGINS: overrideOrigins(process.env) }
  const shop = shopProcesses(root, ports, shopEnvironment(env, ports, dataFolder))
  let forgetAddress = () => {}
  return {
    async run(): Promise<void> {
      await shop.start()
      const origin = `http://localhost:${ports.PORT}`
      forgetAddress = noteShopAddress(dataFolder, {
        origin,
        sandboxOrigin: `http://127.0.0.1:${ports.SANDBOX_PORT}`,
        adminOrigin: process.env.ADMIN_ORIGIN === 'same' ? undefined : process.env.ADMIN_ORIGIN,
      })
      say(`The shop is open: ${origin}`)
      finish(dataFolder)
      await shop.oneEnded()
      throw new Error('One of the servers has stopped, so the shop is shutting down.')
    },
    async close(): Promise<void> {
      stopping.abort()
      await shop.stop()
      forgetAddress()
      release()
    },
  }
}

async function supervise(): Promise<number> {
  const shop = open()
  const outcome = await Promise.race([asked, shop.run().catch((error: unknown) => describeError(error))])
  if (outcome === 'asked') say('Closing')
  else console.error(outcome ?? 'The shop is shutting down.')
  await shop.close()
  return outcome === 'asked' ? 0 : 1
}

process.exit(
  await supervise().catch((error: unknown) => {
    console.error(describeError(error))
    return 1
  }),
)
