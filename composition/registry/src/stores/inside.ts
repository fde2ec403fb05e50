import path from 'node:path'

/** Returns a path in a folder. @throws Error if the parts lead out of it */
export function inside(folder: string, ...parts: readonly string[]): string {
  const place = path.resolve(folder, ...parts)
  if (!place.startsWith(path.resolve(folder) + path.sep))
    throw new Error(`${parts.join('/')} is outside ${folder}.`)
  return place
}
