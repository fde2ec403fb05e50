import * as z from 'zod/mini'

/** One published, immutable build of a remote. */
export const RemoteVersion = z.object({
  /** The shared-contracts version it was built against. */
  contract: z.string(),
  /** Where its files are, with a slash at the end. */
  base: z.string(),
  /** The container's file, under base. */
  entry: z.string(),
  /** Scripts and styles that every page of the remote needs, under base; worth a preload. */
  scripts: z.array(z.string()),
  styles: z.array(z.string()),
  /** sha384 of every file under base. */
  integrity: z.record(z.string(), z.string()),
})
export type RemoteVersion = z.infer<typeof RemoteVersion>

export const RegistryEntry = z.object({
  /** First segments of the paths it owns: '/about' owns '/about' and what is below it. '/' is only itself. */
  prefixes: z.array(z.string()),
  live: z.string(),
  versions: z.record(z.string(), RemoteVersion),
})
export type RegistryEntry = z.infer<typeof RegistryEntry>

/** `/remotes.json`: every remote by name. */
export const Registry = z.object({ remotes: z.record(z.string(), RegistryEntry) })
export type Registry = z.infer<typeof Registry>

/** A remote as one page uses it: one version, for the life of the page. */
export interface LiveRemote extends RemoteVersion {
  name: string
  version: string
  prefixes: string[]
}

/** The live version of every remote. */
export function liveRemotes(registry: Registry): LiveRemote[] {
  return Object.entries(registry.remotes).flatMap(([name, { prefixes, live, versions }]) => {
    const version = versions[live]
    return version ? [{ ...version, name, version: live, prefixes }] : []
  })
}

/** The remote that owns a path; paths match case-insensitively (specification, point 2). */
export function ownerOf<Owner extends { prefixes: readonly string[] }>(
  path: string,
  remotes: readonly Owner[],
): Owner | undefined {
  const asked = path.toLowerCase()
  return remotes.find(({ prefixes }) =>
    prefixes.some((prefix) => asked === prefix || (prefix !== '/' && asked.startsWith(`${prefix}/`))),
  )
}

/** Module Federation names a container by an identifier: 'mf-catalog' is 'mf_catalog' there. */
export function containerName(remote: string): string {
  return remote.replaceAll('-', '_')
}
