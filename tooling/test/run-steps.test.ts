import { runSteps } from './run-steps'

let said: jest.SpyInstance
beforeEach(() => {
  said = jest.spyOn(console, 'log').mockImplementation()
})
afterEach(() => said.mockRestore())

const printed = () => said.mock.calls.flat().join('\n')

test('a run says how far it is, and ends with its sum', async () => {
  const step = (name: string) => ({ name, run: async () => ({ passed: 2, failed: 0 }) })
  expect(await runSteps([step('Types'), step('Units')])).toBe(0)
  expect(printed()).toContain('▸ Step 2 of 2: Units')
  expect(printed()).toMatch(/\n4 passed, 0 failed$/)
})

test('a test that passed only at the second try is counted and named', async () => {
  const run = async () => ({ passed: 3, failed: 0, flaky: ['buying (phone)'] })
  expect(await runSteps([{ name: 'Journeys', run }])).toBe(0)
  expect(printed()).toContain('1 flaky (passed at the second try): buying (phone)')
})

test('a step that failed says the command that repeats it', async () => {
  const run = async () => ({ passed: 0, failed: 1 })
  expect(await runSteps([{ name: 'Types', again: 'npm run types', run }])).toBe(1)
  expect(printed()).toContain('Repeat it with: npm run types')
})
