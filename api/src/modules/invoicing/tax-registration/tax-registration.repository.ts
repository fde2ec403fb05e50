import { and, asc, desc, eq, inArray, lte, sql } from 'drizzle-orm'
import type { BuyerRegistration } from 'shared-contracts/invoicing/buyer-schema'
import type { PlaceOfSupply } from 'shared-contracts/invoicing/states'
import type { Database } from '../../../db/connection'
import { products } from '../../catalog/catalog.tables'
import type { DatedTax, ProductTax } from './tax-registration'
import { emptyTaxRegistration, type StoredTaxRegistration } from './tax-registration'
import { buyerRegistrations, placesOfSupply, productTaxes, taxRegistrations } from './tax-registration.tables'

export type TaxRegistrationRepository = ReturnType<typeof createTaxRegistrationRepository>

interface Saying {
  who: string
  at: Date
}

export function createTaxRegistrationRepository({ connection }: Pick<Database, 'connection'>) {
  async function registration(): Promise<StoredTaxRegistration & { version: number }> {
    const [row] = await connection()
      .select()
      .from(taxRegistrations)
      .orderBy(desc(taxRegistrations.id))
      .limit(1)
    if (!row) return { ...emptyTaxRegistration, version: 0 }
    const { id, who, at, ...said } = row
    return { ...said, version: id }
  }

  /** Returns who entered the current tax registration, and when. */
  async function registrationText(): Promise<Saying | undefined> {
    const { who, at } = taxRegistrations
    const [row] = await connection()
      .select({ who, at })
      .from(taxRegistrations)
      .orderBy(desc(taxRegistrations.id))
      .limit(1)
    return row
  }

  async function addRegistration(registration: StoredTaxRegistration, saying: Saying): Promise<void> {
    await connection()
      .insert(taxRegistrations)
      .values({ ...registration, ...saying })
  }

  /** Returns products' HSN codes and rates on a day. @param day the day, such as '2026-11-26' */
  async function taxesOn(day: string, ids: readonly string[]): Promise<Map<string, ProductTax>> {
    const { productId, hsn, rate, validFrom, id } = productTaxes
    const rows = await connection()
      .selectDistinctOn([productId], { productId, hsn, rate })
      .from(productTaxes)
      .where(and(inArray(productId, [...ids]), lte(validFrom, day)))
      .orderBy(asc(productId), desc(validFrom), desc(id))
    return new Map(rows.map(({ productId, ...tax }) => [productId, tax]))
  }

  /** Lists all products with their taxes, newest first. An unlisted one needs an HSN code to be listed. */
  async function taxList(): Promise<{ productId: string; name: string; taxes: DatedTax[] }[]> {
    const rows = await connection()
      .select({ productId: products.id, name: products.name, tax: productTaxes })
      .from(products)
      .leftJoin(productTaxes, eq(productTaxes.productId, products.id))
      .orderBy(asc(products.position), desc(productTaxes.validFrom), desc(productTaxes.id))
    const list = new Map<string, { productId: string; name: string; taxes: DatedTax[] }>()
    for (const { productId, name, tax } of rows) {
      const one = list.get(productId) ?? { productId, name, taxes: [] }
      if (tax) one.taxes.push({ hsn: tax.hsn, rate: tax.rate, validFrom: tax.validFrom })
      list.set(productId, one)
    }
    return [...list.values()]
  }

  async function addTax(productId: string, tax: DatedTax, saying: Saying): Promise<void> {
    await connection()
      .insert(productTaxes)
      .values({ productId, ...tax, ...saying })
  }

  async function fillTaxes(taxes: readonly (DatedTax & { productId: string })[], at: Date): Promise<void> {
    await connection().execute(sql`
      insert into product_taxes (product_id, valid_from, hsn, rate, who, at)
      select said."productId", said."validFrom", said.hsn, said.rate, 'example', ${at.toISOString()}::timestamptz
      from jsonb_to_recordset(${JSON.stringify(taxes)}::jsonb) as said("productId" text, "validFrom" date, hsn text, rate integer)
      where not exists (select 1 from product_taxes where product_taxes.product_id = said."productId")
    `)
  }

  async function placeOf(order: string): Promise<PlaceOfSupply | undefined> {
    const [row] = await connection()
      .select()
      .from(placesOfSupply)
      .where(eq(placesOfSupply.order, order))
      .orderBy(desc(placesOfSupply.id))
      .limit(1)
    return row?.place as PlaceOfSupply | undefined
  }

  async function addPlace(order: string, place: PlaceOfSupply, saying: Saying): Promise<void> {
    await connection()
      .insert(placesOfSupply)
      .values({ order, place, ...saying })
  }

  async function buyerOf(order: string): Promise<BuyerRegistration | undefined> {
    const { gstin, name } = buyerRegistrations
    const [row] = await connection()
      .select({ gstin, name })
      .from(buyerRegistrations)
      .where(eq(buyerRegistrations.order, order))
    return row
  }

  /** @param buyer null to remove it */
  async function setBuyer(order: string, buyer: BuyerRegistration | null, saying: Saying): Promise<void> {
    if (!buyer) {
      await connection().delete(buyerRegistrations).where(eq(buyerRegistrations.order, order))
      return
    }
    const row = { ...buyer, ...saying }
    await connection()
      .insert(buyerRegistrations)
      .values({ order, ...row })
      .onConflictDoUpdate({ target: buyerRegistrations.order, set: row })
  }

  return {
    buyerOf,
    setBuyer,
    registration,
    registrationText,
    addRegistration,
    taxesOn,
    taxList,
    addTax,
    fillTaxes,
    placeOf,
    addPlace,
  }
}
