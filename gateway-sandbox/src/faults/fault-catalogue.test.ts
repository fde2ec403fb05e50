import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { startTestSandbox } from '../testing/test-sandbox'
import { faults } from './fault-catalogue'
import { faultsInMarkdown } from './fault-table'

test('no two faults share a name or a code', () => {
  expect(new Set(faults.map(({ name }) => name)).size).toBe(faults.length)
  expect(faults.map(({ code }) => code)).toEqual(faults.map((_, index) => index + 1))
})

test('an integrator reads every fault in the README and on the page', async () => {
  expect(readFileSync(join(__dirname, '../../README.md'), 'utf8')).toContain(faultsInMarkdown())
  const { app } = startTestSandbox()
  const page = (await app.inject('/faults')).body
  for (const { name } of faults) expect(page).toContain(`<th scope="row">${name}</th>`)
  await app.close()
})
