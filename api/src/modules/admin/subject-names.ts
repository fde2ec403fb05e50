import type { Product } from 'shared-contracts/catalog/product'
import type { Invoices } from '../invoicing'
import type { Orders } from '../orders'
import type { ItemsOf, SubjectNames } from '../staff'

/** Returns the names of orders' items as staff read them: 'Turmeric Powder 100 g'. */
export function createItemNames({ linesOf }: Pick<Orders, 'linesOf'>): ItemsOf {
  return async (ids) => {
    const lines = await linesOf(ids)
    return new Map(
      [...lines].map(([order, items]) => [order, items.map(({ name, variant }) => `${name} ${variant}`)]),
    )
  }
}

interface SubjectNamesDeps {
  orders: Pick<Orders, 'numbersOf'>
  invoices: { books: Pick<Invoices['books'], 'byIds'> }
  products: () => Promise<readonly Product[]>
}

/** Looks up the names that staff use for orders, invoices and products, for the audit log. */
export function createSubjectNames({ orders, invoices, products }: SubjectNamesDeps): SubjectNames {
  return {
    order: orders.numbersOf,
    invoice: async (ids) => new Map((await invoices.books.byIds(ids)).map(({ id, number }) => [id, number])),
    product: async () => new Map((await products()).map(({ _id, name }) => [_id, name])),
  }
}
