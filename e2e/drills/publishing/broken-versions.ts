import { createHash } from 'node:crypto'
import type { RegistryStore } from 'registry/registry-store'

/** Returns live versions without a record, and files of any version that are missing or altered. */
export async function brokenVersions(store: RegistryStore): Promise<string[]> {
  const { registry } = await store.read()
  const broken: string[] = []
  for (const [name, { live, versions }] of Object.entries(registry.remotes)) {
    if (!versions[live]) broken.push(`${name} ${live}`)
    for (const [version, { integrity }] of Object.entries(versions))
      for (const [file, expected] of Object.entries(integrity)) {
        const bytes = await store.readFile(name, version, file).catch(() => Buffer.alloc(0))
        const hash = `sha384-${createHash('sha384').update(bytes).digest('base64')}`
        if (hash !== expected) broken.push(`${name} ${version} ${file}`)
      }
  }
  return broken
}
