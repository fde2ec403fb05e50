import { allProtocols, providerDescriptions } from 'shared-contracts/payments/providers/providers'
import { createGateways } from './gateways'
import { gatewaysConfig } from './gateways-config'
import { createGatewayHttp } from './http/gateway-http'
import { providers } from './providers'

test('the api supports exactly the providers whose settings the servers read', () => {
  expect(providers).toMatchObject(providerDescriptions)
  expect(providers).toHaveLength(providerDescriptions.length)
})

test('every protocol has a gateway, and its own name and webhook path', async () => {
  const http = createGatewayHttp()
  const config = { ...gatewaysConfig(providers, {}, 4100), publicOrigin: 'http://localhost:3000' }
  const { all } = createGateways(config, { http, now: () => new Date() })
  await http.close()
  expect(all).toHaveLength(allProtocols(providers).length)
  for (const own of ['name', 'webhookPath'] as const)
    expect(new Set(all.map((gateway) => gateway[own])).size).toBe(all.length)
})

test('no two providers share a setting', () => {
  const settings = providers.flatMap((provider) => Object.keys(provider.settings))
  expect(new Set(settings).size).toBe(settings.length)
})
