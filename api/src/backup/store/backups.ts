import type { BackupStorage } from '../storage/backup-storage'
import { type AuthorshipKeys, createAuthorship } from './authorship'
import { BackupDamaged } from './backup-damaged'
import { type Manifest, type Part, parseBackupTime, parseManifest, signManifest } from './manifest'
import { readPieces, writePieces } from './pieces'
import { createOpener, type Sealing } from './sealing'

const MANIFEST = 'manifest.json'
const FOLDER = 'backups/'

export interface Backup {
  name: string
  manifest: Manifest
}

/** The files under one name, complete or not. */
export interface Listed {
  name: string
  at: Date
  isComplete: boolean
  keys: string[]
}

/** The backups in a storage. Readers ignore a backup without a manifest, which is written last. */
export function createBackups(place: BackupStorage, keys: AuthorshipKeys = {}) {
  const authorship = createAuthorship(keys)
  const keyOf = (name: string, file: string) => `${FOLDER}${name}/${file}`

  /** Lists all backups, including unfinished ones, oldest first. */
  async function list(): Promise<Listed[]> {
    const byName = new Map<string, string[]>()
    for (const key of await place.keys(FOLDER)) {
      const name = key.slice(FOLDER.length).split('/')[0] ?? ''
      byName.set(name, [...(byName.get(name) ?? []), key])
    }
    return [...byName].flatMap(([name, keys]) => {
      const at = parseBackupTime(name)
      return at ? [{ name, at, keys, isComplete: keys.includes(keyOf(name, MANIFEST)) }] : []
    })
  }

  /** Lists the names of the complete backups, oldest first. */
  async function names(): Promise<string[]> {
    return (await list()).filter(({ isComplete }) => isComplete).map(({ name }) => name)
  }

  /** @throws BackupDamaged if the manifest is missing, unusable, or signed by nobody we trust */
  async function read(name: string): Promise<Backup> {
    const bytes = await place.read(keyOf(name, MANIFEST)).catch(() => undefined)
    if (!bytes) throw new BackupDamaged(`No complete backup called ${name} in ${place.at}.`)
    return { name, manifest: parseManifest(name, bytes.toString(), authorship) }
  }

  async function readUsable(name: string): Promise<Backup | undefined> {
    return read(name).catch((error: unknown) => {
      if (error instanceof BackupDamaged) return undefined
      throw error
    })
  }

  return {
    place,
    authorship,
    keyOf,
    list,
    names,
    read,
    readUsable,

    /** Finds the newest usable match. New backups depend on it, so planted or damaged ones must not count. */
    async newest(fits: (backup: Backup) => boolean): Promise<Backup | undefined> {
      for (const name of (await names()).reverse()) {
        const backup = await readUsable(name)
        if (backup && fits(backup)) return backup
      }
      return undefined
    },

    async writePart(
      name: string,
      part: string,
      seal: Sealing,
      packed: AsyncIterable<Uint8Array>,
    ): Promise<Part['pieces']> {
      return writePieces(place, keyOf(name, `${part}.tar.gz`), await seal(packed))
    },

    /** Returns a part's packed bytes, verified and decrypted. */
    async readPart(
      { name, manifest }: Backup,
      part: string,
      identity: string | undefined,
    ): Promise<AsyncIterable<Uint8Array>> {
      const { pieces } = manifest.parts[part] ?? {}
      if (!pieces) throw new BackupDamaged(`${name} has no part "${part}".`)
      const kept = readPieces(place, keyOf(name, `${part}.tar.gz`), pieces)
      return createOpener(manifest, identity)(kept)
    },

    /** Writes the manifest, which makes the backup visible. */
    async complete(name: string, unsigned: Manifest): Promise<Backup> {
      const manifest = signManifest(name, unsigned, authorship)
      await place.write(keyOf(name, MANIFEST), Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`))
      return { name, manifest }
    },

    /** Deletes the manifest first, so that half a backup never looks complete. */
    async remove({ name, keys }: Listed): Promise<void> {
      const manifest = keyOf(name, MANIFEST)
      await place.remove([manifest])
      await place.remove(keys.filter((key) => key !== manifest))
    },
  }
}

export type Backups = ReturnType<typeof createBackups>
