/** The files of each build that the edge currently serves, by folder. */
export type Builds = Readonly<Record<string, readonly string[]>>

const NAMED = /\/(?:shell|remotes)\/[\w./+-]+\.(?:js|css)\b/g

const readFolder = (file: string) => file.slice(0, file.lastIndexOf('/') + 1)

/** Returns all files of a page's builds, so that versions never mix; undefined if the edge has newer builds. */
export function wholeSet(html: string, builds: Builds): string[] | undefined {
  const named = html.match(NAMED) ?? []
  const folders = [...new Set(named.map(readFolder))]
  const files = folders.flatMap((folder) => builds[folder]?.map((file) => folder + file) ?? [])
  return named.every((file) => files.includes(file)) ? files : undefined
}
