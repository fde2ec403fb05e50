import { readConfig } from '../../../api/src/app/config'
import { readConfig as readEdgeConfig } from '../../../edge/src/config'
import { shopEnvironment } from './shop-environment'

const ports = { PORT: 3100, API_PORT: 4001, SANDBOX_PORT: 5200 }

test("the gateways are at this shop's sandbox, whatever its port", () => {
  const { gatewaySettings } = readConfig(shopEnvironment({}, ports, '/data'), '/api')
  const addresses = Object.entries(gatewaySettings).flatMap(([name, value]) =>
    name.endsWith('_URL') ? value : [],
  )
  expect(addresses).toHaveLength(4)
  for (const address of addresses) expect(new URL(address).host).toBe('127.0.0.1:5200')
})

test('edge and api share a key that changes with every start', () => {
  const start = () => shopEnvironment({}, ports, '/data')
  const env = start()
  const { internalKey } = readConfig(env, '/api')
  expect(internalKey).toHaveLength(43)
  expect(readEdgeConfig(env, '/shop').internalKey).toBe(internalKey)
  expect(readConfig(start(), '/api').internalKey).not.toBe(internalKey)
})

test("a public shop's gateways are never at a sandbox", () => {
  const ports = { PORT: 3100, API_PORT: 4001, SANDBOX_PORT: 5200 }
  const env = shopEnvironment({ PUBLIC_ORIGIN: 'https://spices.example' }, ports, '/data')
  expect(JSON.stringify(env)).not.toContain('127.0.0.1')
})
