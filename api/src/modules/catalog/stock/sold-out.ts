import { AppError } from '../../../errors'
import type { SoldOutRepository, VariantInStock } from './sold-out.repository'

export type SoldOut = ReturnType<typeof createSoldOut>

/** The owner's commands for sold-out packs. Pages and feeds update within a second, as after every change. */
export function createSoldOut(repository: SoldOutRepository) {
  /** @param id a pack's id, as in carts, or a product's for all its packs. @throws AppError NOT_FOUND */
  async function variants(id: string): Promise<VariantInStock[]> {
    const found = await repository.find(id)
    if (found.length === 0) throw new AppError('NOT_FOUND', `There is no product or pack with the ID ${id}.`)
    return found
  }

  async function mark(id: string, isSoldOut: boolean): Promise<VariantInStock[]> {
    await variants(id)
    await repository.setSoldOut(id, isSoldOut)
    return variants(id)
  }

  return {
    variants,
    soldOut: repository.soldOut,
    /** Keeps the packs visible, but refuses orders. */
    sellOut: (id: string) => mark(id, true),
    bringBack: (id: string) => mark(id, false),
  }
}
