import type { Place } from '../place/place'
import { BackupDamaged } from './backup-damaged'
import { momentOf } from './backup-name'
import { type Manifest, type Part, parseManifest } from './manifest'
import { readPieces, writePieces } from './pieces'
import { openWith, type Sealing } from './sealing'

const MANIFEST = 'manifest.json'
const FOLDER = 'backups/'

export interface Backup {
  name: string
  manifest: Manifest
}

/** What stands under one name in the place, complete or not. */
export interface Listed {
  name: string
  at: Date
  isComplete: boolean
  keys: string[]
}

/** The backups of a place. One without a manifest, which is written last, is not there for readers. */
export function createBackups(place: Place) {
  const keyOf = (name: string, file: string) => `${FOLDER}${name}/${file}`

  /** Everything, oldest first. */
  async function list(): Promise<Listed[]> {
    const byName = new Map<string, string[]>()
    for (const key of await place.keys(FOLDER)) {
      const name = key.slice(FOLDER.length).split('/')[0] ?? ''
      byName.set(name, [...(byName.get(name) ?? []), key])
    }
    return [...byName].flatMap(([name, keys]) => {
      const at = momentOf(name)
      return at ? [{ name, at, keys, isComplete: keys.includes(keyOf(name, MANIFEST)) }] : []
    })
  }

  return {
    place,
    keyOf,
    list,

    /** The names of complete ones, oldest first. */
    async names(): Promise<string[]> {
      return (await list()).filter(({ isComplete }) => isComplete).map(({ name }) => name)
    },

    /** @throws BackupDamaged for a manifest that cannot be used, and when there is none */
    async read(name: string): Promise<Backup> {
      const bytes = await place.read(keyOf(name, MANIFEST)).catch(() => undefined)
      if (!bytes) throw new BackupDamaged(`There is no complete backup ${name} in ${place.at}.`)
      return { name, manifest: parseManifest(name, bytes.toString()) }
    },

    async writePart(
      name: string,
      part: string,
      seal: Sealing,
      packed: AsyncIterable<Uint8Array>,
    ): Promise<Part['pieces']> {
      return writePieces(place, keyOf(name, `${part}.tar.gz`), await seal(packed))
    },

    /** The packed bytes of a part: checked and opened. */
    async readPart(
      { name, manifest }: Backup,
      part: string,
      identity: string | undefined,
    ): Promise<AsyncIterable<Uint8Array>> {
      const { pieces } = manifest.parts[part] ?? {}
      if (!pieces) throw new BackupDamaged(`${name} has no part "${part}".`)
      const kept = readPieces(place, keyOf(name, `${part}.tar.gz`), pieces)
      return manifest.recipients.length > 0 ? openWith(identity)(kept) : kept
    },

    /** Written last: from here on the backup is there. */
    async complete(name: string, manifest: Manifest): Promise<Backup> {
      await place.write(keyOf(name, MANIFEST), Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`))
      return { name, manifest }
    },

    /** The manifest goes first, so that half a backup never looks whole. */
    async remove({ name, keys }: Listed): Promise<void> {
      const manifest = keyOf(name, MANIFEST)
      await place.remove([manifest])
      await place.remove(keys.filter((key) => key !== manifest))
    },
  }
}

export type Backups = ReturnType<typeof createBackups>
