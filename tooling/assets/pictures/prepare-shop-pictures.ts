import path from 'node:path'
import type { Format } from './picture-files'
import { preparePictures } from './prepare-pictures'

/** Prepares the shop's pictures in one format. The AVIF files are in the repository. */
export function prepareShopPictures(root: string, format: Format, log: (line: string) => void) {
  return preparePictures({
    source: path.join(root, 'api/pictures'),
    target: path.join(root, 'api/uploads'),
    format,
    log,
  })
}
