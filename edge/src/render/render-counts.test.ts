import { Registry } from 'prom-client'
import { createRenderCounts, exposeRenderCounts, logOf } from './render-counts'
import { NotRendered } from './renderer'

test.each(['late', 'busy'] as const)(
  'a page that is %s while threads warm up is logged without a stack',
  (reason) => {
    const line = logOf('mf-tea', new NotRendered(reason, 'No answer within 500 ms.'))
    expect(line).toEqual({ remote: 'mf-tea', reason, why: 'No answer within 500 ms.' })
  },
)

test.each(['failed', 'unfit'] as const)('a page that %s is logged with all that is known', (reason) => {
  const error = new NotRendered(reason, 'TypeError: no tins\n    at Tins')
  expect(logOf('mf-tea', error)).toEqual({ remote: 'mf-tea', err: error })
})

test('who runs the shop sees how many texts of a language have no words', async () => {
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
