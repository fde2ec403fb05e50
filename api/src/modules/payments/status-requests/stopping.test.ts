import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { readConfig } from '../../../app/config'
import { buildTestApp } from '../../../testing/app'
import { apiRoot } from '../../../testing/database'
import { eventually } from '../../../testing/eventually'
import { buildOrder } from '../../../testing/orders'
import { createStandAloneRepository } from '../checkout/stand-alone/stand-alone.repository'
import { standAloneRecord } from '../testing/stand-alone-record'

/** Starts a gateway that never answers. @returns it, with the settings of a shop that uses it */
async function startSilentGateway() {
  let calls = 0
  const silent = createServer(() => {
    calls += 1
  })
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve))
  const { port } = silent.address() as AddressInfo
  const PHONEPE_BASE_URL = `http://127.0.0.1:${port}`
  const config = readConfig({ LOG_LEVEL: 'silent', PHONEPE_BASE_URL }, apiRoot)
  return { silent, config, countCalls: () => calls }
}

test('a shop that is stopped does not wait for a gateway that hangs', async () => {
  const { silent, config, countCalls } = await startSilentGateway()
  const shop = await buildTestApp({ config })
  const waiting = standAloneRecord('MT1', new Date(Date.now() - 30_000))
  await createStandAloneRepository(shop.database).add(waiting)
  await eventually(() => countCalls() === 1)
  // Waiting for the gateway would take 20 s, longer than this test may run.
  await shop.close()
  silent.closeAllConnections()
  await new Promise((resolve) => silent.close(resolve))
}, 19_000)

test('visitors who start to pay at a gateway that hangs do not delay others', async () => {
  // More than the shop's PostgreSQL connections.
  const visitors = 12
  const { silent, config, countCalls } = await startSilentGateway()
  const shop = await buildTestApp({ config })
  const form = { amount: 10, userId: 'MUID123', phone: '9876543210', name: 'Asha Rao' }
  const begun = Array.from({ length: visitors }, () => shop.visitor().post('/api/phonepe/initiate', form))
  try {
    await eventually(() => countCalls() === visitors)
    const asha = await shop.customer('asha')
    expect((await asha.post('/api/orders', buildOrder(asha.id, 'ORD-1'))).statusCode).toBe(201)
  } finally {
    silent.close()
    silent.closeAllConnections()
    await Promise.all(begun)
    await shop.close()
  }
})
