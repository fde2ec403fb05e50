import { AppError } from '../../errors'
import type { StockRepository, VariantInStock } from './stock.repository'

export type Stock = ReturnType<typeof createStock>

/** What the owner says of the shelf. Pages and feeds follow within a second, as after any change of the catalogue. */
export function createStock(repository: StockRepository) {
  /**
   * @param id of a pack, as in the cart and the feeds, or of a product for all its packs
   * @throws AppError NOT_FOUND when the shop has neither
   */
  async function variants(id: string): Promise<VariantInStock[]> {
    const found = await repository.find(id)
    if (found.length === 0)
      throw new AppError('NOT_FOUND', `The shop has no product and no pack called ${id}.`)
    return found
  }

  async function mark(id: string, isSoldOut: boolean): Promise<VariantInStock[]> {
    await variants(id)
    await repository.setSoldOut(id, isSoldOut)
    return variants(id)
  }

  return {
    variants,
    /** Every pack that is sold out. */
    soldOut: repository.soldOut,
    /** The packs can be seen, and no longer ordered. */
    sellOut: (id: string) => mark(id, true),
    /** The packs can be ordered again. */
    bringBack: (id: string) => mark(id, false),
  }
}
