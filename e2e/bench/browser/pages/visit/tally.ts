import type { LoggedRequest } from './network-log'

/** A page's network cost: requests, and bytes in total and by kind. */
export interface Tally {
  requests: number
  bytes: number
  html: number
  js: number
  jsFiles: number
  css: number
  pictures: number
  fonts: number
  other: number
}

type Kind = 'html' | 'js' | 'css' | 'pictures' | 'fonts' | 'other'

const KINDS: [kind: Kind, type: string, mime: RegExp][] = [
  ['html', 'Document', /^$/],
  ['js', 'Script', /javascript|ecmascript/],
  ['css', 'Stylesheet', /^text\/css/],
  ['pictures', 'Image', /^image\//],
  ['fonts', 'Font', /font/],
]

function classify({ type, mime }: LoggedRequest): Kind {
  const kind = KINDS.find(([, kindType, kindMime]) => type === kindType || kindMime.test(mime || '-'))
  return kind?.[0] ?? 'other'
}

/** Sums up the network traffic; cached and failed requests are left out. */
export function tally(requests: readonly LoggedRequest[]): Tally {
  const sum = { requests: 0, bytes: 0, html: 0, js: 0, jsFiles: 0, css: 0, pictures: 0, fonts: 0, other: 0 }
  for (const request of requests.filter(({ bytes, hasFailed }) => bytes > 0 && !hasFailed)) {
    const kind = classify(request)
    sum.requests += 1 + request.redirects
    sum.bytes += request.bytes
    sum[kind] += request.bytes
    if (kind === 'js') sum.jsFiles += 1
  }
  return sum
}
