import { cpuSecondsIn, endedCpuSecondsIn, residentMemoryIn } from './process-figures'

test("a process's time is what it took for itself and in the system, whatever its name", () => {
  const stat = '4242 (node (edge) 1) S 1 4242 4242 0 -1 4194560 9000 0 12 0 1250 250 7 8 20 0 11 0 1000 9 9'
  expect(cpuSecondsIn(stat)).toBe(15)
  expect(endedCpuSecondsIn(stat)).toBe(0.15)
})

test("a process's memory is read in millions of bytes, now and at its most", () => {
  const status = 'Name:\tnode\nVmHWM:\t  250000 kB\nVmRSS:\t  200000 kB\nRssAnon:\t 1 kB\n'
  expect(residentMemoryIn(status)).toEqual({ now: 204.8, peak: 256 })
})
