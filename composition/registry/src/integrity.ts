import { createHash } from 'node:crypto'

/** Computes a file's value for the attribute `integrity`. */
export function computeIntegrity(bytes: Buffer): string {
  return `sha384-${createHash('sha384').update(bytes).digest('base64')}`
}
