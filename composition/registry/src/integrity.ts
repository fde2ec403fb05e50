import { createHash } from 'node:crypto'

/** What the registry says of a file, as in the attribute `integrity`. */
export function computeIntegrity(bytes: Buffer): string {
  return `sha384-${createHash('sha384').update(bytes).digest('base64')}`
}
