import { parseCpuSeconds } from './process-figures'

test('processor time is user plus system time, whatever the name of the process', () => {
  const stat = '4242 (node (edge) 1) S 1 4242 4242 0 -1 4194560 9000 0 12 0 1250 250 7 8 20 0 11 0 1000 9 9'
  expect(parseCpuSeconds(stat)).toBe(15)
})
