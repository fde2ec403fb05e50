import { sandboxKeys, sandboxPaths } from '../../payments/providers/providers'
import { examineSettings } from './examine-settings'
import { listApiNeeds, listEdgeNeeds } from './public-needs'
import type { Environment } from './setting-metadata'
import { apiSettings, edgeSettings } from './settings'
import { whole, wholeV2 } from './testing/whole-settings'

interface Refusal {
  server: 'api' | 'edge'
  title: string
  settings: Environment
  /** All settings that the server lists before it exits. */
  names: readonly string[]
}

const SANDBOX = 'http://127.0.0.1:4100'

function ofApi(title: string, settings: Environment, ...names: string[]): Refusal {
  return { server: 'api', title, settings, names }
}

const { PUBLIC_ORIGIN, INTERNAL_KEY } = whole
const ofEdge = { PUBLIC_ORIGIN, INTERNAL_KEY, ADMIN_ORIGIN: 'same', OWNER_PUBLIC_KEY: 'off' }
const listNames = (settings: object) => Object.keys(settings)
/** PhonePe's two versions need different settings. */
const chooseSettings = (name: string) => (name in wholeV2 ? { ...whole, ...wholeV2 } : whole)

const missing = [...listNames(whole), ...listNames(wholeV2)]
  .filter((name) => name !== 'PUBLIC_ORIGIN' && name !== 'PHONEPE_VERSION')
  .map((name) => ofApi(`without ${name}`, { ...chooseSettings(name), [name]: '' }, name))

const ofSandbox = [
  ...Object.entries(sandboxKeys),
  ...Object.entries(sandboxPaths).map(([name, path]) => [name, `${SANDBOX}${path}`] as const),
].map(([name, value]) =>
  ofApi(`with ${name} of the sandbox`, { ...chooseSettings(name), [name]: value }, name),
)

const refusals: readonly Refusal[] = [
  ofApi(
    'with only its address set',
    { PUBLIC_ORIGIN: 'https://spices.example' },
    ...listNames(whole).slice(1),
  ),
  ofApi(
    'with only its address set, whatever NODE_ENV is',
    { PUBLIC_ORIGIN: 'https://spices.example', NODE_ENV: 'development' },
    ...listNames(whole).slice(1),
  ),
  ofApi(
    'without https',
    { ...whole, PUBLIC_ORIGIN: 'http://spices.example', ADMIN_ORIGIN: 'same' },
    'PUBLIC_ORIGIN',
  ),
  ofApi(
    'with a path in its address',
    { ...whole, PUBLIC_ORIGIN: 'https://a.example/shop', ADMIN_ORIGIN: 'same' },
    'PUBLIC_ORIGIN',
  ),
  ofApi('reachable by others, without an address', { HOST: '0.0.0.0' }, 'PUBLIC_ORIGIN'),
  ofApi('with a short SESSION_SECRET', { ...whole, SESSION_SECRET: 'short' }, 'SESSION_SECRET'),
  ofApi(
    'with payments through a gateway that is switched off',
    { ...whole, CASHFREE: 'off' },
    'PAYMENT_GATEWAY',
  ),
  ofApi(
    'with a gateway on plain http',
    { ...whole, CASHFREE_BASE_URL: 'http://gateway.example/pg' },
    'CASHFREE_BASE_URL',
  ),
  ofApi('with unencrypted backups', { ...whole, BACKUP_TO: 's3://backups/shop' }, 'BACKUP_RECIPIENTS'),
  ...missing,
  ...ofSandbox,
  {
    server: 'edge',
    title: 'without https',
    settings: { ...ofEdge, PUBLIC_ORIGIN: 'http://spices.example' },
    names: ['PUBLIC_ORIGIN'],
  },
  {
    server: 'edge',
    title: 'reachable by others, without an address',
    settings: { HOST: '0.0.0.0' },
    names: ['PUBLIC_ORIGIN'],
  },
  {
    server: 'edge',
    title: 'with payments at the sandbox',
    settings: { ...ofEdge, CASHFREE_BASE_URL: `${SANDBOX}/pg` },
    names: ['CASHFREE_BASE_URL'],
  },
  {
    server: 'edge',
    title: 'with only its address set',
    settings: { PUBLIC_ORIGIN: 'https://spices.example' },
    names: ['ADMIN_ORIGIN', 'INTERNAL_KEY', 'OWNER_PUBLIC_KEY'],
  },
]

const servers = {
  api: (env: Environment) => examineSettings(apiSettings, env, listApiNeeds),
  edge: (env: Environment) => examineSettings(edgeSettings, env, listEdgeNeeds),
}

test.each(refusals)('the $server $title does not start, and lists $names', ({ server, settings, names }) => {
  const wrong = servers[server](settings).filter(({ isRight }) => !isRight)
  expect(wrong.map(({ setting }) => setting)).toEqual(names)
})
