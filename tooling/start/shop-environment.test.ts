import { readConfig } from '../../api/src/config'
import { shopEnvironment } from './shop-environment'

test('every gateway is asked at the sandbox of this shop, whatever its port', () => {
  const ports = { PORT: 3100, API_PORT: 4001, SANDBOX_PORT: 5200 }
  const { cashfree, phonepe, phonepeV2 } = readConfig(shopEnvironment({}, ports, '/data'), '/api')
  const addresses = [cashfree.baseUrl, phonepe.baseUrl, phonepeV2.baseUrl, phonepeV2.oauthUrl]
  for (const address of addresses) expect(new URL(address).host).toBe('127.0.0.1:5200')
})
