import { createHash } from 'node:crypto'
import type { Registry } from 'shared-contracts/remote/registry'

export interface Canary {
  name: string
  version: string
  percent: number
}

export function listCanaries(registry: Registry): Canary[] {
  return Object.entries(registry.remotes).flatMap(([name, { canary }]) =>
    canary ? [{ name, ...canary }] : [],
  )
}

/** Returns a visitor's position from 0 to 100. It depends on the version, so that nobody is always first. */
function standing(visitor: string, { name, version }: Canary): number {
  const hash = createHash('sha256').update(`${visitor} ${name} ${version}`).digest()
  return (hash.readUInt32BE() / 2 ** 32) * 100
}

/** Returns the remotes whose canary a visitor gets on each visit. @param visitor the browser's random number */
export function chosenCanaries(visitor: string, canaries: readonly Canary[]): string[] {
  return canaries.filter((canary) => standing(visitor, canary) < canary.percent).map(({ name }) => name)
}
