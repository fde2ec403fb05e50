import { readFigures } from './edge-figures'
import { FARES_HEAD, versionFares } from './version-fares'

const of = 'remote="mf-tea",version="1-a"'
const metrics = `edge_remote_visits_total{${of}} 12
edge_remote_failures_total{${of},kind="load"} 3
edge_remote_failures_total{${of},kind="render"} 0
edge_remote_fallbacks_total{${of}} 1
edge_web_vital_seconds_sum{${of},vital="LCP"} 2.34
edge_web_vital_seconds_count{${of},vital="LCP"} 2
edge_web_vital_seconds_sum{${of},vital="INP"} 0.016
edge_web_vital_seconds_count{${of},vital="INP"} 2
edge_web_vital_shift_sum{${of},vital="CLS"} 0
edge_web_vital_shift_count{${of},vital="CLS"} 0`

test('a team reads visits, failures and the means of what browsers measured', () => {
  expect(versionFares(readFigures(metrics))).toEqual(['12', '3', '0', '1', '1.17 s', '8 ms', ''])
})

test('a version that nobody has seen has an empty cell in every column', () => {
  expect(versionFares([])).toEqual(FARES_HEAD.map(() => ''))
})
