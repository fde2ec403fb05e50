import { DEMO_LOGIN } from 'shared-contracts/customers/demo-login'
import { readSetVariables } from 'shared-contracts/platform/settings/examine-settings'
import { settings as allSettings } from 'shared-contracts/platform/settings/settings'
import { whole } from 'shared-contracts/platform/settings/testing/whole-settings'
import { freePort } from '../../../../tooling/start/free-port'
import { type Checks, createChecks } from '../../../harness/checks'
import { openBrowser } from '../../../harness/over-http/browser'
import { logIn, register } from '../../../harness/over-http/shopper'
import { startApi } from '../../../harness/shop/api/api-process'
import { createDrillDatabase } from '../../../harness/shop/api/drill-database'
import { inDataFolder } from '../../../harness/shop/data-folder'
import { startServerInVain } from '../../../harness/shop/server-process'
import type { Drill } from '../../runner/drill'
import { forgedWebhooks } from './forged-webhooks'

const SCRIPTS = { api: 'api/dist/server.mjs', edge: 'edge/dist/edge.mjs' }
/** A server that refuses to start. public-needs.test.ts tests every reason; this drill tests real servers. */
interface Refusal {
  server: keyof typeof SCRIPTS
  settings: NodeJS.ProcessEnv
  /** The settings that the error message must list, and no others. */
  names: readonly string[]
}

const { PUBLIC_ORIGIN } = whole
const refusals: readonly Refusal[] = [
  { server: 'api', settings: { PUBLIC_ORIGIN }, names: Object.keys(whole).slice(1) },
  { server: 'api', settings: { ...whole, DATABASE_URL: '' }, names: ['DATABASE_URL'] },
  {
    server: 'edge',
    settings: { PUBLIC_ORIGIN },
    names: ['ADMIN_ORIGIN', 'INTERNAL_KEY', 'OWNER_PUBLIC_KEY'],
  },
]
/** Settings of a public shop without https, payments or backups. */
const withoutAll = {
  PUBLIC_ORIGIN: 'http://spices.example',
  HTTPS: 'off',
  ADMIN_ORIGIN: 'same',
  SESSION_SECRET: 'off',
  SMTP_URL: 'off',
  INTERNAL_KEY: 'off',
  OWNER_PUBLIC_KEY: 'off',
  CASHFREE: 'off',
  PHONEPE: 'off',
}

/** Clears this machine's own settings. An empty one counts as not set. */
const NOTHING_SET = Object.fromEntries(Object.keys(allSettings.shape).map((name) => [name, '']))

export const publicShop: Drill = {
  promise:
    'a public shop refuses to open with incomplete settings, and does not accept the sandbox’s secrets',
  run: () => inDataFolder(drill),
}

async function drill(dataDir: string): Promise<boolean> {
  const checks = createChecks()
  for (const refusal of refusals) {
    const listed = await listedNames(refusal, dataDir)
    const title = `the ${refusal.server} lists ${refusal.names.join(', ')} and exits`
    checks.expect(listed.join() === [...refusal.names].join(), title, listed)
  }
  const database = await createDrillDatabase()
  if (database) await opens(dataDir, database.url, checks).finally(database.drop)
  else console.log('PostgreSQL is not installed, so no api was opened.')
  return checks.allHold()
}

/** Checks a local shop, then public ones on the same database. */
async function opens(dataDir: string, DATABASE_URL: string, checks: Checks): Promise<void> {
  await withApi(dataDir, { DATABASE_URL }, async (origin) => {
    const answers = await forgedWebhooks(origin)
    await register(openBrowser(origin), DEMO_LOGIN)
    await logIn(openBrowser(origin), DEMO_LOGIN)
    const areTaken = answers.every(([, status]) => status === 200)
    checks.expect(areTaken, "a local shop accepts webhooks signed with the sandbox's secrets", answers)
  })
  for (const [title, settings] of Object.entries({
    'wholly set up': whole,
    'which lists the missing protection': withoutAll,
  }))
    await withApi(dataDir, { ...settings, DATABASE_URL }, async (origin) => {
      checks.expect(true, `a public api ${title} opens`)
      const login = logIn(openBrowser(origin), DEMO_LOGIN).then(
        () => 'logged in',
        () => 'refused',
      )
      checks.expect((await login) === 'refused', 'the demo customer of the local shop cannot log in')
      for (const [name, status] of await forgedWebhooks(origin))
        checks.expect(status === 401, `the same message of ${name} is refused`, status)
    })
}

/** Returns the settings that the server's error message lists, in order. */
async function listedNames({ server, settings: own }: Refusal, dataDir: string): Promise<string[]> {
  const port = await freePort()
  const ports = { PORT: String(port), API_PORT: String(port) }
  const { code, complaint } = await startServerInVain({
    script: SCRIPTS[server],
    port,
    settings: { ...NOTHING_SET, DATA_DIR: dataDir, ...ports, ...readSetVariables(own) },
  })
  const [head = '', ...lines] = complaint.trim().split('\n')
  const isList = code === 1 && head.endsWith('cannot start until these settings are corrected:')
  return isList ? lines.map((line) => /^- (\w+) /.exec(line)?.[1] ?? line) : [complaint]
}

async function withApi(
  dataDir: string,
  own: NodeJS.ProcessEnv,
  use: (origin: string) => Promise<void>,
): Promise<void> {
  const port = await freePort()
  const api = await startApi(dataDir, port, {
    ...NOTHING_SET,
    DATA_DIR: dataDir,
    ...own,
    API_PORT: String(port),
  })
  await use(`http://127.0.0.1:${port}`)
  await api.kill()
}
