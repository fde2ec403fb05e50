import { countsBy, metricsIn } from './edge-metrics'

const text = `# HELP edge_page_renders_total Pages by remote
# TYPE edge_page_renders_total counter
edge_page_renders_total{remote="mf-catalog",outcome="rendered"} 90
edge_page_renders_total{remote="mf-content",outcome="rendered"} 30
edge_page_renders_total{remote="mf-content",outcome="late"} 2
edge_page_renders_total_of_old{outcome="late"} 7
edge_page_cache_bytes 1500000
`

test('a counter is summed over the remotes', () => {
  expect(countsBy(metricsIn(text), 'edge_page_renders_total', 'outcome')).toEqual({ rendered: 120, late: 2 })
})

test('a size without labels is read as it stands', () => {
  expect(metricsIn(text).get('edge_page_cache_bytes')).toBe(1_500_000)
})
