import { FIGURES_HEAD, figureCells, readFigures } from './version-figures'

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

test('a team reads visits, failures and the means of browsers’ measurements', () => {
  expect(figureCells(readFigures(metrics))).toEqual(['12', '3', '0', '1', '1.17 s', '8 ms', ''])
})

test('a version without visits has an empty cell in every column', () => {
  expect(figureCells([])).toEqual(FIGURES_HEAD.map(() => ''))
})
test('every metric of an edge that has a remote and a version is read', () => {
  const text = `# HELP edge_remote_errors_total Errors.
edge_remote_errors_total{remote="mf-tea",version="1-a",kind="load"} 3
edge_remote_lcp_seconds_bucket{remote="mf-tea",version="1-a",le="1"} 5
edge_request_seconds_count{route="/*",status="200"} 9`
  expect(readFigures(text)).toEqual([
    { metric: 'edge_remote_errors_total load', remote: 'mf-tea', version: '1-a', value: 3 },
  ])
})
