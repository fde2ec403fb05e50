import { readFigures } from './edge-figures'

test('what an edge counts by remote and version is read, whatever it is called', () => {
  const text = `# HELP edge_remote_errors_total Errors.
edge_remote_errors_total{remote="mf-tea",version="1-a",kind="load"} 3
edge_remote_lcp_seconds_bucket{remote="mf-tea",version="1-a",le="1"} 5
edge_request_seconds_count{route="/*",status="200"} 9`
  expect(readFigures(text)).toEqual([
    { metric: 'edge_remote_errors_total load', remote: 'mf-tea', version: '1-a', value: 3 },
  ])
})
