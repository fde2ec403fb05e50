import { and, asc, eq, inArray, notInArray } from 'drizzle-orm'
import type { Category, Product } from 'shared-contracts/domain/catalogue'
import { paise, rupees } from 'shared-contracts/domain/money'
import type { Database } from '../../db/connection'
import { products, variants } from '../../db/tables/catalogue'
import type { StoredProduct } from './catalogue-seed'

export type CatalogueRepository = ReturnType<typeof createCatalogueRepository>

export function createCatalogueRepository({ connection }: Database) {
  async function list(
    filter: { category?: Category; ids?: readonly string[] | undefined } = {},
  ): Promise<Product[]> {
    const found = await connection()
      .select()
      .from(products)
      .where(
        and(
          eq(products.isListed, true),
          filter.category && eq(products.category, filter.category),
          filter.ids && inArray(products.id, [...filter.ids]),
        ),
      )
      .orderBy(asc(products.position))
    const ids = found.map((product) => product.id)
    const packs =
      ids.length === 0
        ? []
        : await connection()
            .select()
            .from(variants)
            .where(inArray(variants.productId, ids))
            .orderBy(asc(variants.position))
    const byProduct = groupByProduct(packs)
    return found.map((product) => toProduct(product, byProduct.get(product.id) ?? []))
  }

  /** Makes the stored catalogue the given one; products that are no longer in it are taken out of the range. */
  async function replace(catalogue: readonly StoredProduct[]): Promise<void> {
    const ids = catalogue.map((product) => product.id)
    await connection().update(products).set({ isListed: false }).where(notInArray(products.id, ids))
    await connection().delete(variants).where(inArray(variants.productId, ids))
    for (const { variants: packs, ...product } of catalogue) {
      await connection()
        .insert(products)
        .values(product)
        .onConflictDoUpdate({ target: products.id, set: { ...product, isListed: true } })
      if (packs.length > 0) await connection().insert(variants).values(packs)
    }
  }

  return { list, replace }
}

function toProduct(
  product: typeof products.$inferSelect,
  packs: readonly (typeof variants.$inferSelect)[],
): Product {
  const { id, name, hindiName, synonyms, description, category, images } = product
  return {
    _id: id,
    name,
    hindiName,
    synonyms,
    description,
    category,
    images,
    variants: packs.map((variant) => ({
      _id: variant.id,
      quantity: variant.label,
      price: rupees(paise(variant.price)),
    })),
  }
}

function groupByProduct<T extends { productId: string }>(packs: readonly T[]): Map<string, T[]> {
  const groups = new Map<string, T[]>()
  for (const pack of packs) groups.set(pack.productId, [...(groups.get(pack.productId) ?? []), pack])
  return groups
}
