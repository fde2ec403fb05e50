import { sql } from 'drizzle-orm'
import type { Database } from '../../db/connection'
import type { SeedFacts } from './catalog-seed'

export type FactsRepository = ReturnType<typeof createFactsRepository>

export function createFactsRepository({ connection }: Pick<Database, 'connection'>) {
  /** Fills in missing label facts. Keeps the owner's texts. */
  async function fill(labels: readonly SeedFacts[]): Promise<void> {
    const amounts = labels.flatMap(({ _id, packs }) =>
      packs.map((pack) => ({ product: _id, pack: pack._id, ...pack.net })),
    )
    await connection().execute(sql`
      update products set
        origin = coalesce(products.origin, said.origin),
        best_before_months = coalesce(products.best_before_months, said."bestBeforeMonths"),
        ingredients = coalesce(products.ingredients, said.ingredients),
        allergens = coalesce(products.allergens, said.allergens)
      from jsonb_to_recordset(${JSON.stringify(labels)}::jsonb) as said(
        _id text, origin text, "bestBeforeMonths" integer, ingredients text[], allergens text[]
      )
      where products.id = said._id
    `)
    await connection().execute(sql`
      update variants set net_amount = said.amount, net_unit = said.unit
      from jsonb_to_recordset(${JSON.stringify(amounts)}::jsonb) as said(
        product text, pack text, amount integer, unit text
      )
      where variants.product_id = said.product and variants.id = said.pack and variants.net_amount is null
    `)
  }

  return { fill }
}
