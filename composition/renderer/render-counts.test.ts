import { toLogEntry } from './render-counts'
import { NotRendered } from './renderer'

test.each(['late', 'busy'] as const)(
  'a page that is %s while threads warm up is logged without a stack',
  (reason) => {
    const line = toLogEntry('mf-tea', new NotRendered(reason, 'No response within 500 ms.'))
    expect(line).toEqual({ remote: 'mf-tea', reason, why: 'No response within 500 ms.' })
  },
)

test.each(['failed', 'unfit'] as const)('a page that %s is logged with all details', (reason) => {
  const error = new NotRendered(reason, 'TypeError: no tins\n    at Tins')
  expect(toLogEntry('mf-tea', error)).toEqual({ remote: 'mf-tea', err: error })
})
