import { hasSpareBandwidth } from './has-spare-bandwidth'

function on(timing: Partial<PerformanceNavigationTiming>, connection?: object): boolean {
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true })
  const entry = {
    connectStart: 5,
    connectEnd: 5,
    secureConnectionStart: 0,
    requestStart: 9,
    responseStart: 29,
  }
  Object.defineProperty(performance, 'getEntriesByType', {
    value: () => [{ ...entry, ...timing }],
    configurable: true,
  })
  return hasSpareBandwidth()
}

test('nothing is prefetched with Save-Data, or on a connection that the browser considers weak', () => {
  expect(on({}, { saveData: true, effectiveType: '4g' })).toBe(false)
  expect(on({}, { saveData: false, effectiveType: '3g' })).toBe(false)
  expect(on({}, { saveData: false, effectiveType: '4g' })).toBe(true)
})

test('a slow page load counts as a weak connection if the browser has no connection information', () => {
  expect(on({ connectEnd: 410 })).toBe(false)
  expect(on({ connectEnd: 60 })).toBe(true)
})

test('the TLS handshake does not count as latency', () => {
  expect(on({ secureConnectionStart: 155, connectEnd: 405 })).toBe(true)
})

test('the time to the first byte is used on a reused connection', () => {
  expect(on({ responseStart: 420 })).toBe(false)
})
