import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { bulkhead, isBulkheadRejectedError } from 'cockatiel'
import { LRUCache } from 'lru-cache'
import type { Product } from 'shared-contracts/catalog/product'
import { dishes } from 'shared-contracts/content/dishes'
import { dishPreview, type Preview, productPreview } from 'shared-contracts/content/preview'
import { AppError } from '../../../errors'
import { pictureName } from './picture-name'

/** The most cached previews: twice the number of products and recipes, at about 90 kB each. */
const MOST_KEPT = 128
/** How long to wait before retrying a failed drawing. */
const FAILURE_KEPT_MS = 60_000
/** The most waiting requests; further ones get the picture without text. */
const MOST_WAITING = 20

export interface PreviewsDeps {
  products: (ids: readonly string[]) => Promise<Product[]>
  uploadsDir: string
  draw: (preview: Preview) => Promise<Buffer>
}

export type PreviewsService = ReturnType<typeof createPreviewsService>

/** Draws one preview at a time, and the same content only once. */
export function createPreviewsService({ products, uploadsDir, draw }: PreviewsDeps) {
  const kept = new LRUCache<string, Promise<Buffer>>({ max: MOST_KEPT })
  const oneAtATime = bulkhead(1, MOST_WAITING)

  /** @throws AppError NOT_FOUND if there is no such recipe or product */
  async function find(kind: string, id: string): Promise<Preview> {
    const dish = kind === 'recipes' ? dishes.find((one) => String(one.id) === id) : undefined
    const [product] = kind === 'products' ? await products([id]) : []
    if (dish) return dishPreview(dish)
    if (product) return productPreview(product)
    throw new AppError('NOT_FOUND', 'There is no picture at this address.')
  }

  /** @param address the content's address, from `previewPath` */
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

  /** Reads a ready-made picture without text, of the same subject or else of the shop. */
  async function standIn({ picture }: Preview): Promise<Buffer> {
    for (const name of [pictureName(picture), 'banners/hero-home-banner']) {
      const file = await readFile(path.join(uploadsDir, 'share', `${name}.jpg`)).catch(() => undefined)
      if (file) return file
    }
    throw new AppError('NOT_FOUND', 'There is no picture at this address.')
  }

  return { find, drawn, standIn }
}
