import type { Registry } from 'shared-contracts/remote/registry'
import { refuse } from '../refusal'
import { requireEntry } from './require-entry'

/**
 * Finds the version with this beginning: '1.0.2' finds '1.0.2-0eb4203246' rather than '1.0.20-…'.
 * @throws Refusal unless exactly one version fits
 */
export function findVersion(registry: Registry, name: string, beginning: string): string {
  const versions = Object.keys(requireEntry(registry, name).versions)
  const beginningWith = (text: string) => versions.filter((version) => version.startsWith(text))
  const whole = versions.includes(beginning) ? [beginning] : beginningWith(`${beginning}-`)
  const [found, ...others] = whole.length > 0 ? whole : beginningWith(beginning)
  if (found === undefined)
    refuse(`${name} has no version that begins with ${beginning}: see npm run remotes -- list.`)
  if (others.length > 0)
    refuse(
      `${name} has more than one version that begins with ${beginning}: choose from ${[found, ...others].join(', ')}.`,
    )
  return found
}
