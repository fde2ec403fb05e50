import { createHash, randomUUID } from 'node:crypto'
import { renameSync, writeFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { encodingFingerprint } from './encodings'
import type { Picture } from './picture'
import type { Format } from './picture-files'
import { SHARE_SIZE } from './share-pictures'

/** Fingerprints of the prepared pictures by path. */
export type Manifest = Map<string, string>

/** Returns a path beside the target folder, because everything inside that folder is served. */
const manifestFile = (target: string, format: Format) =>
  join(dirname(target), `pictures.${format}.manifest.json`)

/** Reads the manifest. If it is missing or corrupt, all pictures are prepared again. */
export const readManifest = async (target: string, format: Format): Promise<Manifest> => {
  const text = await readFile(manifestFile(target, format), 'utf8').catch(() => '{}')
  try {
    return new Map(Object.entries(JSON.parse(text)))
  } catch {
    return new Map()
  }
}

/** Writes synchronously: if two pictures finish at once, an older state must not replace a newer one. */
export const writeManifest = (target: string, format: Format, manifest: Manifest) => {
  const file = manifestFile(target, format)
  const draft = `${file}.${randomUUID()}.tmp`
  writeFileSync(draft, `${JSON.stringify(Object.fromEntries([...manifest].sort()), null, 2)}\n`)
  renameSync(draft, file)
}

/** Hashes a picture's sources, composition and settings. */
export const pictureFingerprint = async (source: string, picture: Picture, format: Format) => {
  const hash = createHash('sha256')
  hash.update(encodingFingerprint(picture.path, format))
  hash.update(JSON.stringify(picture.derived ?? null))
  if (picture.parts) hash.update(JSON.stringify([SHARE_SIZE, picture.parts]))
  for (const file of picture.sources) hash.update(await readFile(join(source, file)))
  return hash.digest('hex')
}
