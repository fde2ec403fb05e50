/* A prefix is a path that a remote owns, with everything below it, such as '/recipes'. '/' is the home page alone. */

/** True if a lower-case path is a prefix or below it. */
export function matchesPrefix(path: string, prefix: string): boolean {
  return path === prefix || (prefix !== '/' && path.startsWith(`${prefix}/`))
}

/** True if the prefixes of two remotes would both own some path. */
export function overlap(one: string, other: string): boolean {
  return matchesPrefix(one, other) || matchesPrefix(other, one)
}
