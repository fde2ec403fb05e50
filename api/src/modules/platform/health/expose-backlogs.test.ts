import { Registry } from 'prom-client'
import { buildTestApp } from '../../../testing/app'
import { eventually } from '../../../testing/eventually'
import { exposeBacklogs } from './expose-backlogs'

test('operators see that mails are not accepted', async () => {
  const shop = await buildTestApp({ mailer: () => Promise.reject(new Error('Mailbox busy')) })
  const seen = async () => (await shop.app.inject('/metrics')).body
  expect(await seen()).toMatch(/^mails_failed 0$/m)
  await shop.visitor().post('/api/subscribe', { email: 'asha@example.in' })
  await eventually(async () => /^mails_failed 1$/m.test(await seen()))
  await shop.close()
})

test('a backlog that cannot be counted is left out, and the others are reported', async () => {
  const registry = new Registry()
  let isAway = false
  const count = async () => {
    if (isAway) throw new Error('No database')
    return 3
  }
  const errors: string[] = []
  exposeBacklogs(registry, [{ name: 'letters', help: 'Letters', count }], (_, name) => errors.push(name))
  expect(await registry.metrics()).toMatch(/^letters 3$/m)
  isAway = true
  expect(await registry.metrics()).not.toMatch(/^letters \d/m)
  expect(errors).toEqual(['letters'])
})
