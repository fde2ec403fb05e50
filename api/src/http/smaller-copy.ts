import { access } from 'node:fs/promises'
import path from 'node:path'
import { bannerWidths, productWidths } from 'shared-contracts/content/media/picture-widths'

const COPY = /^((?:[\w-]+\/)*[\w-]+)-(\d+)\.(avif|jpg)$/

/**
 * The copy of a picture that has at least half as many pixels each way: one for each of the page, where a screen has two.
 * @param folder of the pictures
 * @param wanted the path of a copy below it
 * @returns its path, or undefined where there is none smaller
 */
export async function smallerCopy(folder: string, wanted: string): Promise<string | undefined> {
  const [, name = '', width = '', extension = ''] = COPY.exec(wanted) ?? []
  const enough = bannerWidths.filter((other) => other >= Number(width) / 2 && other < Number(width))
  for (const other of enough) {
    const copy = `${name}-${other}.${extension}`
    const isThere = await access(path.join(folder, copy)).then(
      () => true,
      () => false,
    )
    if (isThere) return copy
  }
  return undefined
}

/** As above, of a picture that the admin took in: it has every width of a product's. */
export function smallerOwnCopy(wanted: string): string | undefined {
  const [, name = '', width = '', extension = ''] = COPY.exec(wanted) ?? []
  const enough = productWidths.find((other) => other >= Number(width) / 2 && other < Number(width))
  return enough && `${name}-${enough}.${extension}`
}
