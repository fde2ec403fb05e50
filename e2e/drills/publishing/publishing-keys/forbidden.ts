import type { Checks } from '../../../harness/checks'
import type { Holder, OpenBucket } from './key-holders'

interface Attempt {
  what: string
  /** An object's key in the registry. */
  key: string
  deletes?: true
}

const CONTENT: readonly Attempt[] = [
  { what: 'a new file of mf-content', key: 'mf-content/9.9.9-0000000000/page.js' },
  { what: 'the manifest of mf-content', key: 'manifests/mf-content.json' },
  { what: 'an entry of the log of mf-content', key: 'log/mf-content/000009.json' },
]
const OF_ALL: readonly Attempt[] = [
  { what: 'the keys of all teams', key: 'root.json' },
  { what: 'a file of the shell', key: 'shell/9.9.9-0000000000/server.cjs' },
  { what: 'the manifest of a remote that does not exist', key: 'manifests/mf-gifts.json' },
]
const DEMOTIONS: Attempt = { what: 'the demotions of edges', key: 'demotions.json' }
const ELSEWHERE: Attempt = { what: 'another object in the bucket', key: '../customers.csv' }
const DELETIONS: readonly Attempt[] = [
  { what: 'the manifest of mf-content', key: 'manifests/mf-content.json', deletes: true },
  { what: 'the log of mf-content', key: 'log/mf-content/000001.json', deletes: true },
  { what: 'the keys of all teams', key: 'root.json', deletes: true },
]
const NOT_OWNERS = OF_ALL.filter(({ key }) => key !== 'root.json')

const FORBIDDEN: readonly (readonly [Holder, readonly Attempt[]])[] = [
  ['verify', [...CONTENT, ...OF_ALL, DEMOTIONS, ELSEWHERE, ...DELETIONS]],
  ['edge', [...CONTENT, ...OF_ALL, ELSEWHERE, ...DELETIONS]],
  ['owner', [...CONTENT, ...NOT_OWNERS, DEMOTIONS, ELSEWHERE, ...DELETIONS]],
  ['mf-catalog', [...CONTENT, ...OF_ALL, DEMOTIONS, ELSEWHERE, ...DELETIONS]],
  ['mf-content', [...OF_ALL, DEMOTIONS, ELSEWHERE, ...DELETIONS]],
]

/** Lets each key try everything that it must not do. Then a team tries to overwrite what it has published. */
export async function tryTheForbidden(
  { rawAs }: OpenBucket,
  published: string,
  { expect }: Checks,
): Promise<void> {
  for (const [holder, attempts] of FORBIDDEN) {
    const bucket = rawAs(holder)
    for (const { what, key, deletes } of attempts) {
      const object = key.startsWith('../') ? key.slice(3) : `registry/${key}`
      const wasLet = await (deletes ? bucket.remove(object) : bucket.put(object, 'stolen'))
      expect(!wasLet, `the key of ${holder} may not ${deletes ? 'delete' : 'write'} ${what}`)
    }
  }
  const own = rawAs('mf-content')
  for (const key of [published, 'registry/log/mf-content/000001.json'])
    expect(!(await own.put(key, 'changed')), `the key of mf-content may not overwrite ${key}`)
}
