import type { Registry } from 'shared-contracts/remote/registry'
import { twoRemotes } from './edge-on-disk'

/** Returns a registry with two remotes and the admin. @throws Error if the example has no version */
export function adminInRegistry(): Registry {
  const example = twoRemotes.remotes['mf-content']?.versions[1]
  if (!example) throw new Error('The example has no version.')
  const admin = {
    ...example,
    title: 'The admin',
    frame: 'bare' as const,
    prefixes: ['/admin'],
    base: '/remotes/mf-admin/1/',
    // This file does not exist, because the edge must never load it.
    server: 'server/lost.cjs',
  }
  return { remotes: { ...twoRemotes.remotes, 'mf-admin': { live: '1', versions: { 1: admin } } } }
}
