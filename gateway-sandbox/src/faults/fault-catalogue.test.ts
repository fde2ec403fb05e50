import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { rowFaults } from '../settlement/row-faults'
import { startTestSandbox } from '../testing/test-sandbox'
import { faults } from './fault-catalogue'
import { faultsInMarkdown, rowFaultsInMarkdown } from './fault-table'

test('no two faults share a name or a code', () => {
  expect(new Set(faults.map(({ name }) => name)).size).toBe(faults.length)
  expect(faults.map(({ code }) => code)).toEqual(faults.map((_, index) => index + 1))
})

test('an integrator reads every fault in the README and on the page', async () => {
  const readme = readFileSync(join(__dirname, '../../README.md'), 'utf8')
  expect(readme).toContain(faultsInMarkdown())
  expect(readme).toContain(rowFaultsInMarkdown())
  const { app } = startTestSandbox()
  const page = (await app.inject('/faults')).body
  for (const { name } of [...faults, ...rowFaults]) expect(page).toContain(`<th scope="row">${name}</th>`)
  await app.close()
})
