import { readConfig } from '../../api/src/config'
import { readConfig as readEdgeConfig } from '../../edge/src/config'
import { shopEnvironment } from './shop-environment'

const ports = { PORT: 3100, API_PORT: 4001, SANDBOX_PORT: 5200 }

test('every gateway is asked at the sandbox of this shop, whatever its port', () => {
  const { gatewaySettings } = readConfig(shopEnvironment({}, ports, '/data'), '/api')
  const addresses = Object.entries(gatewaySettings).flatMap(([name, value]) =>
    name.endsWith('_URL') ? value : [],
  )
  expect(addresses).toHaveLength(4)
  for (const address of addresses) expect(new URL(address).host).toBe('127.0.0.1:5200')
})

test('edge and api of one start share a key, which the next start does not know', () => {
  const start = () => shopEnvironment({}, ports, '/data')
  const env = start()
  const { internalKey } = readConfig(env, '/api')
  expect(internalKey).toHaveLength(43)
  expect(readEdgeConfig(env, '/shop').internalKey).toBe(internalKey)
  expect(readConfig(start(), '/api').internalKey).not.toBe(internalKey)
})

test('no gateway of a public shop is asked at a sandbox', () => {
  const ports = { PORT: 3100, API_PORT: 4001, SANDBOX_PORT: 5200 }
  const env = shopEnvironment({ PUBLIC_ORIGIN: 'https://spices.example' }, ports, '/data')
  expect(JSON.stringify(env)).not.toContain('127.0.0.1')
})
