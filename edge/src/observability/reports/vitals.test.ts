import { Registry } from 'prom-client'
import { createVitals, MOST_VERSIONS } from './vitals'

const namesVersion = (text: string, version: number) => text.includes(`version="${version}"`)

test('an edge that has seen many versions reports the speed of the last ones, and forgets the others', async () => {
  const prometheus = new Registry()
  const vitals = createVitals(prometheus)
  const observe = (version: number) => {
    for (const vital of ['LCP', 'CLS'] as const)
      vitals.observe({ kind: 'vital', remote: 'mf-content', version: `${version}`, vital, value: 1 })
  }
  for (let version = 1; version <= MOST_VERSIONS; version += 1) observe(version)
  // Pages of the first version are still open.
  observe(1)
  observe(MOST_VERSIONS + 1)

  const text = await prometheus.metrics()
  expect(namesVersion(text, 1)).toBe(true)
  expect(namesVersion(text, 2)).toBe(false)
  expect(namesVersion(text, MOST_VERSIONS + 1)).toBe(true)
  expect(text).toContain('edge_web_vital_shift_count{remote="mf-content",version="1",vital="CLS"} 2')
})
