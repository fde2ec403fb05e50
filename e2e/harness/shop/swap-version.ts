import { cp } from 'node:fs/promises'
import path from 'node:path'
import { folderStore } from 'registry/stores/folder-store'

const SEEN_WITHIN_MS = 30_000

interface Swap {
  version: string
  /** A page of the remote. */
  path: string
}

/** Publishes the live version again, under a new name. @throws Error if the remote is not in the registry */
export async function swapVersion(folder: string, remote: string, number: number): Promise<Swap> {
  const store = folderStore(folder)
  const { registry, tag } = await store.read()
  const entry = registry.remotes[remote]
  const record = entry?.versions[entry.live]
  if (!entry || !record) throw new Error(`${remote} is not in the registry.`)
  const version = `${entry.live.replace(/-swap\d+$/, '')}-swap${number}`
  await cp(path.join(folder, remote, entry.live), path.join(folder, remote, version), { recursive: true })
  entry.versions[version] = { ...record, base: `/remotes/${remote}/${version}/` }
  entry.lastGood = entry.live
  entry.live = version
  await store.replace(registry, tag, [{ who: 'a drill', what: 'publish', remote, version }])
  return { version, path: record.prefixes[0] ?? '/' }
}

/** Waits until the edge's page contains the version. @throws Error if it never does */
export async function untilSeen(origin: string, { version, path }: Swap): Promise<void> {
  const deadline = performance.now() + SEEN_WITHIN_MS
  while (performance.now() < deadline) {
    const html = await fetch(origin + path).then((answer) => answer.text())
    if (html.includes(version)) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error(`The edge did not show ${version} within ${SEEN_WITHIN_MS / 1000} s.`)
}
