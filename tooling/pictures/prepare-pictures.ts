import { existsSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { findPictures } from './find-pictures'
import { type Manifest, pictureFingerprint, readManifest, writeManifest } from './manifest'
import type { Picture } from './picture'
import { pictureFiles } from './picture-files'
import { renderPicture } from './render-picture'
import { writePicture } from './write-picture'

interface Outdated {
  readonly picture: Picture
  readonly fingerprint: string
}

const findOutdated = async (source: string, target: string, pictures: readonly Picture[], done: Manifest) => {
  const outdated: Outdated[] = []
  for (const picture of pictures) {
    const fingerprint = await pictureFingerprint(source, picture)
    const written = pictureFiles(picture.path).every((file) => existsSync(join(target, file)))
    if (!written || done.get(picture.path) !== fingerprint) outdated.push({ picture, fingerprint })
  }
  return outdated
}

const prepareOne = async (source: string, target: string, picture: Picture) => {
  try {
    await writePicture(target, picture.path, await renderPicture(source, picture))
  } catch (cause) {
    throw new Error(`The picture ${picture.path} could not be prepared.`, { cause })
  }
}

/**
 * Brings the served pictures up to date with their sources: every size and format, and the whole picture.
 * @param source folder of source folders and `derived.json`
 * @param target folder served as `/uploads`
 * @param log receives a progress line for every ten pictures
 * @returns how many pictures were prepared, and how many there are
 * @throws when a source cannot be read or a derived picture asks for a tile outside its source.
 */
export const preparePictures = async (options: {
  source: string
  target: string
  log: (line: string) => void
}) => {
  const { source, target, log } = options
  const pictures = await findPictures(source)
  const manifest = await readManifest(target)
  const outdated = await findOutdated(source, target, pictures, manifest)

  // One picture a core is faster than one picture on all cores, whose encoders wait for each other.
  sharp.concurrency(1)
  const queue = outdated.values()
  let prepared = 0
  const work = async () => {
    for (const { picture, fingerprint } of queue) {
      await prepareOne(source, target, picture)
      manifest.set(picture.path, fingerprint)
      // As it goes: whoever stops it in between keeps what is done.
      writeManifest(target, manifest)
      prepared += 1
      if (prepared % 10 === 0) log(`${prepared} of ${outdated.length} pictures prepared.`)
    }
  }
  // Nothing is written any more once this has ended, not even by the others when one fails.
  const ended = await Promise.allSettled(Array.from({ length: availableParallelism() }, work))
  for (const each of ended) if (each.status === 'rejected') throw each.reason
  return { prepared, total: pictures.length }
}
