import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream'
import { createGzip } from 'node:zlib'

/** @returns what comes, packed; it ends badly when the source does */
export function gzipped(source: Readable): AsyncIterable<Uint8Array> {
  return pipeline(source, createGzip({ level: 3 }), () => {})
}
