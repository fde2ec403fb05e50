import { existsSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { findPictures } from './find-pictures'
import { type Manifest, pictureFingerprint, readManifest, writeManifest } from './manifest'
import type { Picture } from './picture'
import { type Format, pictureFiles } from './picture-files'
import { renderPicture } from './render-picture'
import { writePicture } from './write-picture'

interface Job {
  /** The folder that contains the source folders and `derived.json`. */
  source: string
  /** The folder served as `/uploads`. */
  target: string
  format: Format
  /** Called with a progress message after every ten pictures. */
  log: (line: string) => void
}

interface Outdated {
  readonly picture: Picture
  readonly fingerprint: string
}

const findOutdated = async (
  { source, target, format }: Job,
  pictures: readonly Picture[],
  done: Manifest,
) => {
  const outdated: Outdated[] = []
  for (const picture of pictures) {
    const files = pictureFiles(picture.path, format)
    if (files.length === 0) continue
    const fingerprint = await pictureFingerprint(source, picture, format)
    const written = files.every((file) => existsSync(join(target, file)))
    if (!written || done.get(picture.path) !== fingerprint) outdated.push({ picture, fingerprint })
  }
  return outdated
}

const prepareOne = async ({ source, target, format }: Job, picture: Picture) => {
  try {
    await writePicture(target, picture.path, format, await renderPicture(source, picture))
  } catch (cause) {
    throw new Error(`The picture ${picture.path} could not be prepared.`, { cause })
  }
}

/**
 * Prepares one format of the pictures whose sources or settings changed. @returns their number, and the total
 * @throws Error if a source can't be read, or a tile is outside its source
 */
export const preparePictures = async (job: Job) => {
  const { source, target, format, log } = job
  const pictures = await findPictures(source)
  const manifest = await readManifest(target, format)
  const outdated = await findOutdated(job, pictures, manifest)

  // One picture per core is faster than all cores on one picture.
  sharp.concurrency(1)
  const queue = outdated.values()
  let prepared = 0
  const work = async () => {
    for (const { picture, fingerprint } of queue) {
      await prepareOne(job, picture)
      manifest.set(picture.path, fingerprint)
      // Written after each picture, so that an interrupted run keeps its work.
      writeManifest(target, format, manifest)
      prepared += 1
      if (prepared % 10 === 0) log(`${prepared} of ${outdated.length} pictures prepared.`)
    }
  }
  // If one fails, wait for the others: nothing is written after this function has returned.
  const ended = await Promise.allSettled(Array.from({ length: availableParallelism() }, work))
  for (const each of ended) if (each.status === 'rejected') throw each.reason
  return { prepared, total: pictures.length }
}
