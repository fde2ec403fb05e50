import { cp } from 'node:fs/promises'
import path from 'node:path'
import { addShell } from 'registry/changes/add-shell'
import { changeRegistry } from 'registry/changes/change-registry'
import type { RegistryStore } from 'registry/registry-store'
import { builtShell } from '../verify/built-shell'
import { inDraft } from './in-draft'

/** Publishes the shell's build for servers; remotes are verified against it from now on. @returns the shell's version */
export async function publishShell(root: string, store: RegistryStore, who: string): Promise<string> {
  const { workerFile, record } = await builtShell(root)
  await inDraft(async (draft) => {
    await cp(workerFile, path.join(draft, 'server.cjs'))
    await store.putVersion('shell', record.version, draft)
  })
  const shell = { ...record, published: new Date().toISOString() }
  const { shells: known = [] } = (await store.read()).registry
  const { shells: kept = [] } = await changeRegistry(
    store,
    { who, what: 'publish', remote: 'shell', version: record.version },
    (registry) => addShell(registry, shell),
  )
  // Files are removed last, so that the registry never lists a version without files.
  const named = kept.map(({ version }) => version)
  for (const { version } of known) if (!named.includes(version)) await store.removeVersion('shell', version)
  return record.version
}
