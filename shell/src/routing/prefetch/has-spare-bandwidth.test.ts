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

test('nothing is fetched ahead for a shopper who saves data, or whose browser has found the line weak', () => {
  expect(on({}, { saveData: true, effectiveType: '4g' })).toBe(false)
  expect(on({}, { saveData: false, effectiveType: '3g' })).toBe(false)
  expect(on({}, { saveData: false, effectiveType: '4g' })).toBe(true)
})

test('a browser that says nothing of the line is not taken for one with a fast line: the page itself was slow to come', () => {
  expect(on({ connectEnd: 410 })).toBe(false)
  expect(on({ connectEnd: 60 })).toBe(true)
})

test('the keys of a secure connection are not part of the distance', () => {
  expect(on({ secureConnectionStart: 155, connectEnd: 405 })).toBe(true)
})

test('on a connection that was there already the first byte tells', () => {
  expect(on({ responseStart: 420 })).toBe(false)
})
