import * as z from 'zod/mini'
import { StoredFile, StoredName } from './registry/stored-names'

const SEGMENT = '[a-z0-9]+(?:-[a-z0-9]+)*'

/** A path and everything below it. Lower case, as in lookups. An empty prefix would own every path. */
export const PathPrefix = z
  .string()
  .check(z.maxLength(100), z.regex(new RegExp(`^/(?:${SEGMENT}(?:/${SEGMENT})*)?$`)))

/** The data about a published, immutable build of a remote that pages and servers need. */
const ServedVersion = z.object({
  /** The shared-contracts version it was built against. */
  contract: z.string(),
  /** The name that shoppers see for its part of the shop: 'The catalogue'. Missing in early versions. */
  title: z.optional(z.string()),
  /** The paths it owns, each with everything below it. */
  prefixes: z.array(PathPrefix),
  /** 'bare' for a standalone remote (see `isStandalone`). */
  frame: z.optional(z.literal('bare')),
  /** Folder of its files, as returned by `buildBasePath`. */
  base: z.string(),
  /** The container's file, relative to base. */
  entry: StoredFile,
  /** Scripts and styles that every page of the remote needs, relative to base. They are preloaded. */
  scripts: z.array(StoredFile),
  styles: z.array(StoredFile),
  /** The files of each lazily loaded page, by chunk name. */
  pages: z.optional(z.record(z.string(), z.array(StoredFile))),
  /** The build for servers, a CommonJS file relative to base. Without one, the remote is rendered in the browser. */
  server: z.optional(StoredFile),
  /** sha384 of every file under base. */
  integrity: z.record(StoredFile, z.string()),
})
export type ServedVersion = z.infer<typeof ServedVersion>

/** Returns the path of a version's files. It has no origin, because code and files come only from the shop itself. */
const buildBasePath = (name: string, version: string) => `/remotes/${name}/${version}/`

/** A recorded version: the part that is served, and the part that other teams' versions are checked against. */
export const RemoteVersion = z.extend(ServedVersion, {
  /** When it was published: an ISO time. */
  published: z.string(),
  /** The packages that it uses from the shell, with the version ranges it was built for. */
  shared: z.record(z.string(), z.string()),
  /** The exports that it uses from each package. Missing in early versions. */
  takes: z.optional(z.record(z.string(), z.array(z.string()))),
  /** The names that it adds to the shared store: its endpoints, slices and action types. */
  endpoints: z.array(z.string()),
  slices: z.array(z.string()),
  events: z.array(z.string()),
  /** The names of its tools for assistants. Missing in early versions. */
  tools: z.optional(z.array(z.string())),
})
export type RemoteVersion = z.infer<typeof RemoteVersion>

export const RegistryEntry = z.object({
  /** The version that visitors get. */
  live: StoredName,
  /** The latest earlier live version that did not fail; pages fall back to it. */
  lastGood: z.optional(StoredName),
  /** A version that a percentage of visits gets. */
  canary: z.optional(
    z.object({ version: StoredName, percent: z.number().check(z.minimum(0), z.maximum(100)) }),
  ),
  versions: z.record(StoredName, RemoteVersion),
})
export type RegistryEntry = z.infer<typeof RegistryEntry>

/** True if every version's files are in its own folder. Files of another origin could run in render threads. */
export function hasOwnBases(name: string, { versions }: RegistryEntry): boolean {
  return Object.entries(versions).every(([version, { base }]) => base === buildBasePath(name, version))
}

/** The facts about a published shell that remotes depend on. */
export const PublishedShell = z.object({
  /** The version of its package, and a hash of its build for servers. */
  version: z.string(),
  /** The shared-contracts version that it was built with. */
  contract: z.string(),
  /** The packages that it provides, with their versions. */
  provides: z.record(z.string(), z.string()),
  /** When it was published: an ISO time. */
  published: z.string(),
})
export type PublishedShell = z.infer<typeof PublishedShell>

/** `/remotes.json`: every remote by name, and the shells that can show them, newest first. */
export const Registry = z.object({
  remotes: z
    .record(StoredName, RegistryEntry)
    .check(
      z.refine(
        (remotes) => Object.entries(remotes).every(([name, entry]) => hasOwnBases(name, entry)),
        'The files of a version must be in its own folder.',
      ),
    ),
  shells: z.optional(z.array(PublishedShell)),
})
export type Registry = z.infer<typeof Registry>
