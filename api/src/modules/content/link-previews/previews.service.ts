import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { bulkhead, isBulkheadRejectedError } from 'cockatiel'
import { LRUCache } from 'lru-cache'
import type { Product } from 'shared-contracts/catalog/product'
import { dishes } from 'shared-contracts/content/dishes'
import { dishPreview, type Preview, productPreview } from 'shared-contracts/content/preview'
import { AppError } from '../../../errors'
import { pictureName } from './picture-name'

/** Those of the shop's products and recipes twice over, at about 90 kB each. */
const MOST_KEPT = 128
/** A picture that could not be drawn is tried again after this. */
const FAILURE_KEPT_MS = 60_000
/** Robots that come together wait for each other; further ones see the picture without words. */
const MOST_WAITING = 20

export interface PreviewsDeps {
  products: (ids: readonly string[]) => Promise<Product[]>
  uploadsDir: string
  draw: (preview: Preview) => Promise<Buffer>
}

export type PreviewsService = ReturnType<typeof createPreviewsService>

/** Draws one picture at a time, and each content once. */
export function createPreviewsService({ products, uploadsDir, draw }: PreviewsDeps) {
  const kept = new LRUCache<string, Promise<Buffer>>({ max: MOST_KEPT })
  const oneAtATime = bulkhead(1, MOST_WAITING)

  /** @throws AppError NOT_FOUND */
  async function find(kind: string, id: string): Promise<Preview> {
    const dish = kind === 'recipes' ? dishes.find((one) => String(one.id) === id) : undefined
    const [product] = kind === 'products' ? await products([id]) : []
    if (dish) return dishPreview(dish)
    if (product) return productPreview(product)
    throw new AppError('NOT_FOUND', 'There is no picture at this address.')
  }

  /** @param address of the content: `previewPath` */
  function drawn(preview: Preview, address: string): Promise<Buffer> {
    const known = kept.get(address)
    if (known) return known
    const drawing = oneAtATime.execute(() => draw(preview))
    kept.set(address, drawing)
    drawing.catch((error) =>
      isBulkheadRejectedError(error)
        ? kept.delete(address)
        : kept.set(address, drawing, { ttl: FAILURE_KEPT_MS }),
    )
    return drawing
  }

  /** The picture without words that every shop has prepared, of the same thing or of the shop. */
  async function standIn({ picture }: Preview): Promise<Buffer> {
    for (const name of [pictureName(picture), 'banners/hero-home-banner']) {
      const file = await readFile(path.join(uploadsDir, 'share', `${name}.jpg`)).catch(() => undefined)
      if (file) return file
    }
    throw new AppError('NOT_FOUND', 'There is no picture at this address.')
  }

  return { find, drawn, standIn }
}
