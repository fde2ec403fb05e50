import { createRenderCounts } from 'composition/renderer/render-counts'
import { Registry } from 'prom-client'
import { exposeRenderCounts } from './expose-render-counts'

test('the operator sees how many texts of a language are untranslated', async () => {
  const counts = createRenderCounts(() => undefined)
  const prometheus = new Registry()
  exposeRenderCounts(prometheus, counts)
  counts.countInEnglish('mf-tea', 'hi', 2)
  counts.countInEnglish('mf-tea', 'hi', 3)
  counts.countInEnglish('mf-tea', 'kn', 0)
  const metrics = await prometheus.metrics()
  expect(metrics).toContain('edge_texts_in_english_total{remote="mf-tea",language="hi"} 5')
  expect(metrics).toContain('edge_texts_in_english_total{remote="mf-tea",language="kn"} 0')
})
