import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { MANIFESTS } from 'registry/manifests/manifest'
import { DEMOTIONS, KEYS } from 'registry/manifests/read-manifests'
import type { BackupStorage } from '../storage/backup-storage'
import { sha256 } from '../store/pieces'

const LOG = /^log\//
/** What processes of one machine keep there for each other. */
const OF_PROCESSES = /^(\.|lock)/

/**
 * What a registry consists of, in the order in which a copy of it is consistent: a manifest newer than its log adds
 * what is missing there, and all versions that a manifest names are there already. Writers take the other way round.
 */
export function inReadingOrder(keys: readonly string[]): string[] {
  const own = keys.filter((key) => !OF_PROCESSES.test(key))
  const isLog = (key: string) => LOG.test(key)
  return [isLog, isNaming, isOfVersion].flatMap((isNext) => own.filter(isNext))
}

/** True for what names versions, or says whose they are. Files of a version are immutable and complete before that. */
function isNaming(key: string): boolean {
  return key.startsWith(`${MANIFESTS}/`) || key === KEYS || key === DEMOTIONS
}

/** Whether a key is a file of a version, at `<name>/<version>/…`. */
export function isOfVersion(key: string): boolean {
  return !LOG.test(key) && !isNaming(key)
}

/** @returns the hash of all that names versions; undefined where nothing has been published */
export async function registryTag(registry: BackupStorage): Promise<string | undefined> {
  const keys = inReadingOrder(await registry.keys('')).filter((key) => isNaming(key))
  return keys.length > 0 ? computeTag(await Promise.all(keys.map((key) => registry.read(key)))) : undefined
}

/** Copies a registry's files into a folder. @returns the tag of the copy */
export async function copyRegistry(registry: BackupStorage, to: string): Promise<string> {
  const naming: Buffer[] = []
  for (const key of inReadingOrder(await registry.keys(''))) {
    const bytes = await registry.read(key)
    if (isNaming(key)) naming.push(bytes)
    await writeFileBelow(to, key, bytes)
  }
  return computeTag(naming)
}

const computeTag = (texts: readonly Buffer[]) => sha256(Buffer.concat(texts))

async function writeFileBelow(folder: string, key: string, bytes: Buffer): Promise<void> {
  const file = path.join(folder, key)
  await mkdir(path.dirname(file), { recursive: true })
  await writeFile(file, bytes)
}
