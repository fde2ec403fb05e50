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
  expect(printed()).toMatch(/▸ Step 2 of 2, after \d+ s: Units/)
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

describe('a step that passed before', () => {
  const parts = [
    { name: 'mf-account', needs: ['mf-account'] },
    { name: 'mf-content', needs: ['mf-content'] },
  ]

  test('is left out, and said to be', async () => {
    const run = jest.fn()
    expect(await runSteps([{ name: 'Units', parts, run }], { has: () => true, keep: jest.fn() })).toBe(0)
    expect(run).not.toHaveBeenCalled()
    expect(printed()).toMatch(/Units +left out mf-account, mf-content: passed before/)
  })

  test('runs the parts that depend on a change, and remembers them when they pass', async () => {
    const run = jest.fn(async () => ({ passed: 1, failed: 0 }))
    const keep = jest.fn()
    await runSteps([{ name: 'Units', parts, run }], { has: (_, { name }) => name === 'mf-account', keep })
    expect(run).toHaveBeenCalledWith(['mf-content'])
    expect(keep).toHaveBeenCalledWith('Units', [parts[1]])
  })

  test('is not remembered when it fails', async () => {
    const keep = jest.fn()
    const run = async () => ({ passed: 1, failed: 1 })
    expect(await runSteps([{ name: 'Units', parts, run }], { has: () => false, keep })).toBe(1)
    expect(keep).not.toHaveBeenCalled()
  })
})
