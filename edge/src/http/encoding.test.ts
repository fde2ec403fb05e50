import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { chooseEncoding, compress } from './encoding'

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['br;q=0, gzip;q=0.2', 'gzip'],
  ['*', 'br'],
  ['br;q=0, *', 'gzip'],
  ['zstd', 'identity'],
  ['', 'identity'],
  [undefined, 'identity'],
  ['identity;q=0, *;q=0', 'identity'],
  [';;;q=,,,=', 'identity'],
  ['br;q=nonsense', 'identity'],
  [`${'x,'.repeat(7000)}gzip`, 'gzip'],
] as const)('a browser that accepts %.30p is sent %s', (accept, encoding) => {
  expect(chooseEncoding(accept)).toBe(encoding)
  expect(chooseEncoding(accept)).toBe(encoding)
})

test('every encoding has the same content', async () => {
  const bytes = Buffer.from('हल्दी '.repeat(200))
  expect(await compress('identity', bytes)).toEqual(bytes)
  expect(brotliDecompressSync(await compress('br', bytes))).toEqual(bytes)
  expect(gunzipSync(await compress('gzip', bytes))).toEqual(bytes)
})
