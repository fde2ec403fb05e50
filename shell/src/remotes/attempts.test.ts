import { withAttempts } from './attempts'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

const failing = (...failures: string[]) => {
  const task = jest.fn(async () => 'page')
  for (const failure of failures) task.mockRejectedValueOnce(new Error(failure))
  return task
}
const never = () => new Promise<string>(() => {})

test('a task that succeeds is done once', async () => {
  const task = failing()
  await expect(withAttempts(task, { timeoutMs: 8000, waitsMs: [300], onFailure: jest.fn() })).resolves.toBe(
    'page',
  )
  expect(task).toHaveBeenCalledTimes(1)
})

test('a task that fails is done again after each wait, and each failure is told', async () => {
  const task = failing('one', 'two')
  const onFailure = jest.fn()
  const result = withAttempts(task, { timeoutMs: 8000, waitsMs: [300, 1200], onFailure })
  await jest.advanceTimersByTimeAsync(299)
  expect(task).toHaveBeenCalledTimes(1)
  await jest.advanceTimersByTimeAsync(1)
  expect(task).toHaveBeenCalledTimes(2)
  await jest.advanceTimersByTimeAsync(1199)
  expect(task).toHaveBeenCalledTimes(2)
  await jest.advanceTimersByTimeAsync(1)
  await expect(result).resolves.toBe('page')
  expect(onFailure.mock.calls).toEqual([
    [new Error('one'), 1],
    [new Error('two'), 2],
  ])
})

test('when the waits are used up, the last failure is the result', async () => {
  const task = failing('one', 'two')
  const result = withAttempts(task, { timeoutMs: 8000, waitsMs: [300], onFailure: jest.fn() })
  const told = expect(result).rejects.toThrow('two')
  await jest.runAllTimersAsync()
  await told
  expect(task).toHaveBeenCalledTimes(2)
})

test('an attempt without an answer is given up after its time', async () => {
  const result = withAttempts(never, { timeoutMs: 8000, waitsMs: [], onFailure: jest.fn() })
  const told = expect(result).rejects.toThrow('No answer within 8 s.')
  await jest.advanceTimersByTimeAsync(8000)
  await told
})

test('a task that throws at once counts as an attempt', async () => {
  const task = jest.fn<Promise<string>, []>(() => {
    throw new Error('at once')
  })
  await expect(withAttempts(task, { timeoutMs: 1, waitsMs: [], onFailure: jest.fn() })).rejects.toThrow(
    'at once',
  )
})

test('no timer is left behind by a success', async () => {
  await withAttempts(failing(), { timeoutMs: 8000, waitsMs: [], onFailure: jest.fn() })
  expect(jest.getTimerCount()).toBe(0)
})
