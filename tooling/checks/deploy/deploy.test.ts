import { readFileSync } from 'node:fs'
import path from 'node:path'
import { settings } from 'shared-contracts/platform/settings/settings'
import { parse, parseAllDocuments } from 'yaml'

/* Compares deploy/ with the servers' settings: the manifests cannot be applied where tests run. */

const root = path.resolve(__dirname, '../../..')
const read = (file: string) => readFileSync(path.join(root, file), 'utf8')

interface Probe {
  httpGet: { path: string; port: string }
}
interface Container {
  name: string
  lifecycle: { preStop: { exec: { command: string[] } } }
  command: string[]
  env: { name: string }[]
  startupProbe: Probe
  readinessProbe: Probe
  livenessProbe: Probe
  resources: { requests: object; limits: object }
}
interface Manifest {
  kind: string
  metadata: { name: string; annotations?: Record<string, string> }
  data?: Record<string, string>
  spec?: {
    replicas?: number
    minReplicas?: number
    template?: { spec: { terminationGracePeriodSeconds: number; containers: Container[] } }
    tls?: { hosts: string[] }[]
    rules?: { host: string; http: { paths: { path: string }[] } }[]
  }
}

const INGRESS = 'nginx.ingress.kubernetes.io/'

const manifests = (file: string): Manifest[] =>
  parseAllDocuments(read(`deploy/kubernetes/${file}`)).map((document) => document.toJS())
const isSetting = (name: string) => name in settings.shape

test.each(['api', 'edge'])('every %s has liveness and readiness probes and resource limits', (name) => {
  const [deployment] = manifests(`${name}.yaml`)
  const [container] = deployment?.spec?.template?.spec.containers ?? []
  const autoscaler = manifests(`${name}.yaml`).find(({ kind }) => kind === 'HorizontalPodAutoscaler')
  expect(deployment?.spec?.replicas ?? autoscaler?.spec?.minReplicas).toBeGreaterThan(1)
  expect(container).toMatchObject({
    startupProbe: { httpGet: { path: '/healthz' } },
    readinessProbe: { httpGet: { path: '/readyz' } },
    livenessProbe: { httpGet: { path: '/healthz' } },
    resources: { requests: { cpu: expect.any(String) }, limits: { memory: expect.any(String) } },
  })
  expect(container?.env.filter((variable) => !isSetting(variable.name))).toEqual([])
  expect(['api/dist/server.mjs', 'edge/dist/edge.mjs']).toContain(container?.command.at(-1))
})

test('stopping a server waits for the api, and the api waits for pending calls to a gateway', () => {
  const secondsIn = (file: string, name: string) =>
    Number(new RegExp(`${name} = ([\\d_]+)`).exec(read(file))?.[1]?.replaceAll('_', '')) / 1000
  const http = 'api/src/modules/payments/providers/http/gateway-http.ts'
  const gateway = secondsIn(http, 'CONNECT_TIMEOUT_MS') + secondsIn(http, 'READ_TIMEOUT_MS')
  const api = secondsIn('api/src/server.ts', 'CLOSE_TIMEOUT_MS')
  expect(api).toBeGreaterThan(gateway)

  expect(secondsIn('tooling/start/shop/shop-processes.ts', 'CLOSED_WITHIN_MS')).toBeGreaterThan(api)
  const { services } = parse(read('deploy/compose.yaml'), { merge: true }) as {
    services: Record<string, { stop_grace_period?: string }>
  }
  for (const name of ['api-1', 'api-2', 'edge-1', 'edge-2'])
    expect(Number.parseInt(services[name]?.stop_grace_period ?? '', 10)).toBeGreaterThan(api)
  for (const name of ['api', 'edge']) {
    const spec = manifests(`${name}.yaml`)[0]?.spec?.template?.spec
    const pause = Number(spec?.containers[0]?.lifecycle.preStop.exec.command.at(-1))
    expect(spec?.terminationGracePeriodSeconds).toBeGreaterThan(pause + api)
  }
})

test('PgBouncer sets the limit of a statement that an api otherwise asks for, and an api waits as long for a connection', () => {
  const [api, pgBouncer] = [read('api/src/db/open.ts'), read('deploy/pgbouncer/pgbouncer.ini.template')]
  const number = (text: string, pattern: RegExp) => Number(pattern.exec(text)?.[1]?.replaceAll('_', ''))
  expect(number(pgBouncer, /statement_timeout = (\d+)/)).toBe(number(api, /STATEMENT_TIMEOUT_MS = ([\d_]+)/))
  const seconds = number(pgBouncer, /query_wait_timeout = (\d+)/)
  expect(seconds * 1000).toBe(number(api, /connectionTimeoutMillis: ([\d_]+)/))
})

test('every referenced manifest exists', () => {
  const { resources } = parse(read('deploy/kubernetes/kustomization.yaml')) as { resources: string[] }
  const kinds = resources.flatMap(manifests).map(({ kind }) => kind)
  expect(kinds).toEqual(expect.arrayContaining(['ConfigMap', 'Deployment', 'Service', 'Ingress']))
})

test('the shop’s host and the admin’s reach the edges through every Ingress', () => {
  const [{ data = {} } = {}] = manifests('settings.yaml')
  const hosts = [data.PUBLIC_ORIGIN, data.ADMIN_ORIGIN].map((origin) => new URL(String(origin)).host)
  for (const { spec } of manifests('ingress.yaml')) {
    expect(spec?.tls?.flatMap((one) => one.hosts)).toEqual(hosts)
    expect(spec?.rules?.map(({ host }) => host)).toEqual(hosts)
    expect(new Set(spec?.rules?.map(({ http }) => JSON.stringify(http))).size).toBe(1)
  }
})

test('the Ingress has the same rate limits for calls and pages as nginx [27.8]', () => {
  const template = read('deploy/nginx/shop.conf.template')
  const found = (pattern: RegExp) => Number(pattern.exec(template)?.[1])
  const ingresses = manifests('ingress.yaml').map(({ metadata, spec }) => ({
    paths: spec?.rules?.[0]?.http.paths.map(({ path }) => path),
    limits: Object.fromEntries(
      Object.entries(metadata.annotations ?? {}).filter(([name]) => name.startsWith(`${INGRESS}limit-`)),
    ),
  }))
  const perSecond = (zone: string) => {
    const rate = found(new RegExp(`zone=${zone}:.* rate=(\\d+)r/s;`))
    const burst = found(new RegExp(`limit_req zone=${zone} burst=(\\d+)`))
    return {
      [`${INGRESS}limit-rps`]: String(rate),
      [`${INGRESS}limit-burst-multiplier`]: String(burst / rate),
    }
  }
  const atOnce = { [`${INGRESS}limit-connections`]: String(found(/limit_conn at_once (\d+);/)) }
  expect(ingresses).toEqual([
    { paths: ['/'], limits: { ...perSecond('pages'), ...atOnce } },
    { paths: ['/shell', '/remotes', '/uploads'], limits: atOnce },
    {
      paths: ['/api', '/pay', '/ucp', '/mcp', '/.well-known/ucp'],
      limits: { ...perSecond('visitors'), ...atOnce },
    },
    { paths: ['/api/files', '/api/admin/files'], limits: { ...perSecond('visitors'), ...atOnce } },
  ])
})

test('both deployments set only settings that a server reads', () => {
  const [config] = manifests('settings.yaml')
  const { services } = parse(read('deploy/compose.yaml'), { merge: true }) as {
    services: Record<string, { environment?: Record<string, string> }>
  }
  const ofCompose = Object.entries(services)
    .filter(([name]) => /^(api|edge)-/.test(name))
    .flatMap(([, service]) => Object.keys(service.environment ?? {}))
  expect(ofCompose.length).toBeGreaterThan(20)
  expect([...Object.keys(config?.data ?? {}), ...ofCompose].filter((name) => !isSetting(name))).toEqual([])
})

test('compose gives nginx every variable of its configuration', () => {
  const { services } = parse(read('deploy/compose.yaml'), { merge: true }) as {
    services: { nginx: { environment: Record<string, string> } }
  }
  const open = [...read('deploy/nginx/shop.conf.template').matchAll(/\$\{([A-Z]\w*)\}/g)].map(
    ([, name]) => name,
  )
  expect([...new Set(open)].sort()).toEqual(Object.keys(services.nginx.environment).sort())
})
