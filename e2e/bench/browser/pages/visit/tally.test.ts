import type { LoggedRequest } from './network-log'
import { tally } from './tally'

const request = (
  type: string,
  mime: string,
  bytes: number,
  more: Partial<LoggedRequest> = {},
): LoggedRequest => ({
  url: 'http://localhost/',
  type,
  mime,
  bytes,
  hasFailed: false,
  redirects: 0,
  ...more,
})

test('bytes are counted by content type, however they were requested', () => {
  const sum = tally([
    request('Document', 'text/html', 1000),
    request('Script', 'text/javascript', 300),
    request('Other', 'application/javascript', 200),
    request('Stylesheet', 'text/css', 40),
    request('Image', 'image/avif', 5000),
    request('Font', 'font/woff2', 60),
    request('Fetch', 'application/json', 7),
  ])
  expect(sum).toEqual({
    requests: 7,
    bytes: 6607,
    html: 1000,
    js: 500,
    jsFiles: 2,
    css: 40,
    pictures: 5000,
    fonts: 60,
    other: 7,
  })
})

test('cached and failed requests cost nothing', () => {
  const sum = tally([request('Script', '', 0), request('Image', '', 90, { hasFailed: true })])
  expect(sum).toMatchObject({ requests: 0, bytes: 0, js: 0, jsFiles: 0 })
})

test('a redirect counts as one more request', () => {
  expect(tally([request('Document', 'text/html', 9, { redirects: 1 })]).requests).toBe(2)
})
