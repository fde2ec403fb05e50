import { nextStep, readTraceparent, writeTraceparent } from './traceparent'

const traceId = '4bf92f3577b34da6a3ce929d0e0e4736'
const spanId = '00f067aa0ba902b7'

test.each([
  `00-${traceId}-${spanId}-01`,
  `01-${traceId}-${spanId}-01`,
  `01-${traceId}-${spanId}-01-what-comes-later`,
])('a trace continues with a new step: %s', (header) => {
  const step = nextStep(readTraceparent(header))
  expect(step).toMatchObject({ traceId, flags: '01' })
  expect(step.spanId).not.toBe(spanId)
  expect(writeTraceparent(step)).toMatch(/^00-4bf92f3577b34da6a3ce929d0e0e4736-[0-9a-f]{16}-01$/)
})

test.each([
  ['no header', undefined],
  ['an empty header', ''],
  ['two headers', ['two', 'headers']],
  ['a header without flags', `00-${traceId}-${spanId}`],
  ['a header of version 00 with more fields', `00-${traceId}-${spanId}-01-more`],
  ['the forbidden version', `ff-${traceId}-${spanId}-01`],
  ['capitals', `00-${traceId.toUpperCase()}-${spanId}-01`],
  ['an empty trace id', `00-${'0'.repeat(32)}-${spanId}-01`],
  ['an empty span id', `00-${traceId}-${'0'.repeat(16)}-01`],
  ['a header of 10 kB', `01-${traceId}-${spanId}-01-${'x'.repeat(10_000)}`],
])('%s continues no trace', (_, header) => {
  expect(readTraceparent(header)).toBeUndefined()
})

test('a new trace is valid and not recorded', () => {
  const step = nextStep(undefined)
  expect(readTraceparent(writeTraceparent(step))).toEqual(step)
  expect(step.flags).toBe('00')
})
