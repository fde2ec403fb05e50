import { createHash } from 'node:crypto'
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { addVersion } from 'registry/add-version'
import { changeRegistry } from 'registry/change-registry'
import { entryOf, versionOf } from 'registry/entry-of'
import { integrityOf } from 'registry/integrity'
import type { RegistryStore } from 'registry/registry-store'

const COMPRESSED = ['.br', '.gz']

export interface NextVersion {
  version: string
  /** A page of the remote. */
  path: string
}

/**
 * Publishes a remote's next version for everyone: its live one, with other code for browsers and for the server. What
 * `npm run remotes -- publish` does besides, the gate and the compression, costs an edge nothing.
 */
export async function publishNext(store: RegistryStore, name: string, number: number): Promise<NextVersion> {
  const { registry } = await store.read()
  const { live } = entryOf(registry, name)
  const { published: _, ...before } = versionOf(registry, name, live)
  const draft = await mkdtemp(path.join(tmpdir(), 'spice-shop-version-'))
  try {
    await cp(path.join(store.place, name, live), draft, { recursive: true })
    const integrity = { ...before.integrity }
    for (const file of [before.entry, before.server]) {
      if (file === undefined) continue
      const code = Buffer.from(nextCode(await readFile(path.join(draft, file), 'utf8'), number))
      await writeFile(path.join(draft, file), code)
      for (const ending of COMPRESSED) await rm(path.join(draft, file + ending), { force: true })
      integrity[file] = integrityOf(code)
    }
    const version = nextName(live, integrity)
    await store.putVersion(name, version, draft)
    const base = `/remotes/${name}/${version}/`
    const record = { ...before, base, integrity, published: new Date().toISOString() }
    await changeRegistry(store, { who: 'a team', what: 'publish', remote: name, version }, (known) =>
      addVersion(known, { name, version, record, audience: 'everyone' }),
    )
    return { version, path: record.prefixes[0] ?? '/' }
  } finally {
    await rm(draft, { recursive: true, force: true })
  }
}

/** Code that says which build it is. */
function nextCode(code: string, number: number): string {
  return `${code.replace(/\n;globalThis\.build=\d+$/, '')}\n;globalThis.build=${number}`
}

/** A package's version and a hash of the files, as published ones are named. */
function nextName(live: string, integrity: Readonly<Record<string, string>>): string {
  const content = createHash('sha256').update(JSON.stringify(integrity)).digest('hex').slice(0, 10)
  return live.replace(/[0-9a-f]{10}$/, content)
}
