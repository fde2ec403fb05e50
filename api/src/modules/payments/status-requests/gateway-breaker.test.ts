import { GatewayError, type GatewayFault } from '../providers/http/gateway-http'
import { createGatewayBreaker } from './gateway-breaker'

const REST_MS = 30_000
const changes: boolean[] = []
beforeEach(() => {
  // Otherwise, on a busy machine, the breaker's rest could end between two lines of a test.
  jest.useFakeTimers()
  changes.splice(0)
})
afterEach(() => jest.useRealTimers())

const open = () =>
  createGatewayBreaker({ restMs: REST_MS, onChange: (isResting) => void changes.push(isResting) })
const failing = (fault: GatewayFault) => () => Promise.reject(new GatewayError(fault, 'No.', 'no detail'))
const rested = () => jest.advanceTimersByTime(REST_MS + 1)

async function fail(breaker: ReturnType<typeof open>, times: number, fault: GatewayFault = 'failed') {
  for (let count = 0; count < times; count += 1) await breaker.ask(failing(fault)).catch(() => {})
}

test('a gateway that failed to answer five times in a row is left alone [26.12]', async () => {
  const breaker = open()
  await fail(breaker, 4)
  expect(await breaker.ask(async () => 'there')).toBe('there')
  await fail(breaker, 5)
  let isCalled = false
  const question = async () => {
    isCalled = true
    return 'there'
  }
  expect(await breaker.ask(question)).toBeUndefined()
  expect({ isCalled, isResting: breaker.isResting(), changes }).toEqual({
    isCalled: false,
    isResting: true,
    changes: [true],
  })
})

test('after a rest a single trial call is made, and an answer lets all others through', async () => {
  const breaker = open()
  await fail(breaker, 5)
  rested()
  let answer = (_: string) => {}
  const trying = breaker.ask(() => new Promise<string>((resolve) => (answer = resolve)))
  expect(await breaker.ask(async () => 'second')).toBeUndefined()
  answer('first')
  expect(await trying).toBe('first')
  expect(await breaker.ask(async () => 'third')).toBe('third')
  expect(changes).toEqual([true, false])
})

test('a failed trial call starts another rest without a second notification', async () => {
  const breaker = open()
  await fail(breaker, 5)
  rested()
  await expect(breaker.ask(failing('busy'))).rejects.toThrow('No.')
  expect(await breaker.ask(async () => 'there')).toBeUndefined()
  expect(changes).toEqual([true])
})

test.each<GatewayFault>(['refused', 'unknown'])('"%s" counts as an answer', async (fault) => {
  const breaker = open()
  await fail(breaker, 10, fault)
  expect(await breaker.ask(async () => 'there')).toBe('there')
})
