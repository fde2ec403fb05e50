import type { Registry } from 'shared-contracts/remote/registry'
import { twoRemotes } from './edge-on-disk'

/** Two remotes of the shop, and the desk. @throws Error when the example has no version */
export function deskInRegistry(): Registry {
  const example = twoRemotes.remotes['mf-content']?.versions[1]
  if (!example) throw new Error('The example has no version.')
  const desk = {
    ...example,
    title: 'The desk',
    frame: 'bare' as const,
    prefixes: ['/desk'],
    base: '/remotes/mf-desk/1/',
    // A build for servers that nobody could load: the edge never tries.
    server: 'server/lost.cjs',
  }
  return { remotes: { ...twoRemotes.remotes, 'mf-desk': { live: '1', versions: { 1: desk } } } }
}
