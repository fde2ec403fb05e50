import { lineCounts } from './line-counts'

test('what netem let through and lost is summed over both ways, and other queues are left out', () => {
  const counts = (kind: string) => ({ kind, packets: 98, drops: 2, bytes: 9800 })
  const answer = JSON.stringify([counts('netem'), counts('netem'), counts('noqueue')])
  expect(lineCounts(answer)).toEqual({ packets: 196, lost: 4, bytes: 19_600 })
})
