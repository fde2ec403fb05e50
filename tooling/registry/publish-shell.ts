import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { addShell } from 'registry/add-shell'
import { changeRegistry } from 'registry/change-registry'
import type { RegistryStore } from 'registry/registry-store'
import { builtShell } from '../verify/built-shell'

/**
 * Publishes the shell's build for servers. Remotes are verified against it from now on.
 * @param root the repository, built
 * @returns the shell's version
 */
export async function publishShell(root: string, store: RegistryStore, who: string): Promise<string> {
  const { workerFile, record } = await builtShell(root)
  const draft = await mkdtemp(path.join(tmpdir(), 'publish-'))
  try {
    await cp(workerFile, path.join(draft, 'server.cjs'))
    await store.putVersion('shell', record.version, draft)
  } finally {
    await rm(draft, { recursive: true, force: true })
  }
  const shell = { ...record, published: new Date().toISOString() }
  const { shells: known = [] } = (await store.read()).registry
  const { shells: kept = [] } = await changeRegistry(
    store,
    { who, what: 'publish', remote: 'shell', version: record.version },
    (registry) => addShell(registry, shell),
  )
  // Last: the registry never names a version without files.
  const named = kept.map(({ version }) => version)
  for (const { version } of known) if (!named.includes(version)) await store.removeVersion('shell', version)
  return record.version
}
