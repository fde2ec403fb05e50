import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { MANIFESTS } from 'registry/manifests/manifest'
import { DEMOTIONS, KEYS } from 'registry/manifests/read-manifests'
import type { BackupStorage } from '../storage/backup-storage'
import { sha256 } from '../store/pieces'

const LOG = /^log\//
/** Files that the processes on one machine use to coordinate. */
const OF_PROCESSES = /^(\.|lock)/

/**
 * Sorts a registry's files for copying while it changes: log, manifests, versions. A manifest's versions then
 * exist, and entries that the log lacks can be added from manifests. Writers use the reverse order.
 */
export function inReadingOrder(keys: readonly string[]): string[] {
  const own = keys.filter((key) => !OF_PROCESSES.test(key))
  const isLog = (key: string) => LOG.test(key)
  return [isLog, isNaming, isOfVersion].flatMap((isNext) => own.filter(isNext))
}

/** True for files that list versions or their owners. A version's files are final before it is listed. */
function isNaming(key: string): boolean {
  return key.startsWith(`${MANIFESTS}/`) || key === KEYS || key === DEMOTIONS
}

/** True for a version's file, at `<name>/<version>/…`. */
export function isOfVersion(key: string): boolean {
  return !LOG.test(key) && !isNaming(key)
}

/** @returns the hash of all files that list versions; undefined if nothing has been published */
export async function registryTag(registry: BackupStorage): Promise<string | undefined> {
  const keys = inReadingOrder(await registry.keys('')).filter((key) => isNaming(key))
  return keys.length > 0 ? computeTag(await Promise.all(keys.map((key) => registry.read(key)))) : undefined
}

/** Copies a registry's files into a folder. @returns the copy's tag */
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
