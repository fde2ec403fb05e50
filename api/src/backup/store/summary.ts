import type { Backup } from './backups'

export function summary({ name, manifest }: Backup): string {
  const { parts, recipients, signature } = manifest
  const pieces = Object.values(parts).flatMap((part) => part.pieces)
  const bytes = pieces.reduce((sum, { size }) => sum + size, 0)
  const kept = recipients.length > 0 ? 'sealed' : 'not encrypted'
  const by = signature ? `signed with ${signature.key}` : 'not signed'
  return `${name}  ${megabytes(bytes)}  ${Object.keys(parts).join(', ')}  ${kept}, ${by}`
}

export function megabytes(bytes: number): string {
  return `${(bytes / 1_000_000).toFixed(1)} MB`
}
