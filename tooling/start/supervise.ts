import { spawn } from 'node:child_process'
import path from 'node:path'
import { overrideOrigins } from './override-origins'
import { complain, say } from './progress'
import { noteShopAddress } from './shop-address'
import { shopEnvironment } from './shop-environment'
import { shopProcesses } from './shop-processes'
import { takeFolders } from './take-folders'

/* Starts the servers of a prepared shop, and stops them all at Ctrl-C or when one of them ends. */

const root = process.cwd()
const ports = {
  PORT: Number(process.env.PORT),
  API_PORT: Number(process.env.API_PORT),
  SANDBOX_PORT: Number(process.env.SANDBOX_PORT),
}
const sentenceOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

const stopping = new AbortController()
const asked = new Promise<'asked'>((resolve) => {
  // 'disconnect': bootstrap.mjs, and with it npm, was killed.
  for (const end of ['SIGINT', 'SIGTERM', 'disconnect']) process.on(end, () => resolve('asked'))
})

/** The other parts of a shop that was never built, and the pictures for older browsers: nobody waits for them. */
function prepareFurther(dataFolder: string): void {
  const script = path.join(root, `tooling/${process.env.FOLLOWING}.ts`)
  const following = spawn(process.execPath, ['--import', 'tsx', script], {
    env: { ...process.env, DATA_DIR: dataFolder },
    stdio: ['ignore', process.env.FOLLOWING === 'start/prepare' ? 'inherit' : 'ignore', 'inherit'],
    detached: true,
  })
  stopping.signal.addEventListener('abort', () => {
    // With all that it has started.
    if (following.pid && following.exitCode === null) process.kill(-following.pid, 'SIGTERM')
  })
  following.once('exit', (code) => {
    if (code && !stopping.signal.aborted) complain('Some parts could not be prepared: see the lines above.')
  })
}

function open() {
  const { dataFolder, giveBack } = takeFolders(root, process.env)
  const env = { ...process.env, OVERRIDE_ORIGINS: overrideOrigins(process.env) }
  const shop = shopProcesses(root, ports, shopEnvironment(env, ports, dataFolder))
  let forgetAddress = () => {}
  return {
    async run(): Promise<void> {
      await shop.start()
      forgetAddress = noteShopAddress(dataFolder, `http://localhost:${ports.PORT}`)
      say(`The shop is open: http://localhost:${ports.PORT}`)
      prepareFurther(dataFolder)
      await shop.oneEnded()
      throw new Error('One of the servers has stopped, so the shop closes.')
    },
    async close(): Promise<void> {
      stopping.abort()
      await shop.stop()
      forgetAddress()
      giveBack()
    },
  }
}

async function supervise(): Promise<number> {
  const shop = open()
  const outcome = await Promise.race([asked, shop.run().catch((error: unknown) => sentenceOf(error))])
  if (outcome === 'asked') say('Closing')
  else complain(outcome ?? 'The shop closes.')
  await shop.close()
  return outcome === 'asked' ? 0 : 1
}

process.exit(
  await supervise().catch((error: unknown) => {
    complain(sentenceOf(error))
    return 1
  }),
)
