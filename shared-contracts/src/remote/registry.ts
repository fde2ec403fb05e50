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
  /** The files of each page that is loaded by itself, by its chunk's name. */
  pages: z.optional(z.record(z.string(), z.array(z.string()))),
  /** The build for servers, under base: a CommonJS file. Without one, the remote is rendered in the browser. */
  server: z.optional(z.string()),
  /** sha384 of every file under base. */
  integrity: z.record(z.string(), z.string()),
})
export type RemoteVersion = z.infer<typeof RemoteVersion>

const RegistryEntry = z.object({
  /** First segments of the paths it owns: '/about' owns '/about' and what is below it. '/' is only itself. */
  prefixes: z.array(z.string()),
  live: z.string(),
  versions: z.record(z.string(), RemoteVersion),
})

/** `/remotes.json`: every remote by name. */
export const Registry = z.object({ remotes: z.record(z.string(), RegistryEntry) })
export type Registry = z.infer<typeof Registry>
