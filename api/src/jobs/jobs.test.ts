import { createJobs } from './jobs'

test('a job woken while it is running runs again afterwards, never in parallel', async () => {
  let running = 0
  let runs = 0
  let most = 0
  const jobs = createJobs(() => {})
  const wake = jobs.every('count', 60_000, async () => {
    running += 1
    runs += 1
    most = Math.max(most, running)
    await new Promise((resolve) => setImmediate(resolve))
    running -= 1
  })
  for (let calls = 0; calls < 5; calls += 1) wake()
  await new Promise((resolve) => setTimeout(resolve, 20))
  await jobs.stop()
  expect({ runs, most }).toEqual({ runs: 2, most: 1 })
})

test('a failed job is reported and runs again', async () => {
  const errors: unknown[] = []
  const jobs = createJobs((error, name) => errors.push([name, error]))
  const failure = new Error('No mail server')
  const wake = jobs.every('mail', 60_000, () => Promise.reject(failure))
  wake()
  await new Promise((resolve) => setTimeout(resolve, 5))
  wake()
  await jobs.stop()
  expect(errors).toEqual([
    ['mail', failure],
    ['mail', failure],
  ])
  expect(jobs.failures()).toEqual([['mail', 2]])
})

test('a job that keeps failing does not fill the log, and each failure is counted', async () => {
  let reports = 0
  const jobs = createJobs(() => (reports += 1))
  const wake = jobs.every('look', 60_000, () => Promise.reject(new Error('No table')))
  for (let runs = 0; runs < 10; runs += 1) {
    wake()
    await new Promise((resolve) => setImmediate(resolve))
  }
  await jobs.stop()
  expect(reports).toBe(4)
  expect(jobs.failures()).toEqual([['look', 10]])
})

test('stopping waits for running jobs, and starts no others', async () => {
  let done = 0
  const jobs = createJobs(() => {})
  const wake = jobs.every('slow', 60_000, async () => {
    await new Promise((resolve) => setTimeout(resolve, 20))
    done += 1
  })
  wake()
  await jobs.stop()
  wake()
  expect(done).toBe(1)
})

test('a running job gets a signal to stop, so that it can abort a long wait', async () => {
  const jobs = createJobs(() => {})
  const wake = jobs.every('long', 60_000, (signal) => new Promise((resolve) => (signal.onabort = resolve)))
  wake()
  await jobs.stop()
})
