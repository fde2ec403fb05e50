import path from 'node:path'
import { sql } from 'drizzle-orm'
import { seedProducts } from '../../../../api/seed/catalogue'
import { run } from '../../../../api/src/db/connection'
import { openDatabase } from '../../../../api/src/db/open'
import { products, variants } from '../../../../api/src/db/tables/catalogue'
import { createReadyAnswers } from '../../../../api/src/http/ready-answers'
import { createCatalogue } from '../../../../api/src/modules/catalogue'
import { toStored } from '../../../../api/src/modules/catalogue/catalogue-seed'
import { addOrders } from './add-orders'
import { grownProducts } from './grown-products'

const apiRoot = path.resolve(import.meta.dirname, '../../../../api')
/** Rows that one statement adds: it may have 65,535 values. */
const AT_ONCE = 500

export interface Grown {
  products: number
  orders: number
}

/** Fills the database of a shop that is not open yet. The catalogue is stored first, so that the api leaves it as it is. */
export async function fillShop(dataDir: string, grown: Grown): Promise<void> {
  const database = await openDatabase({
    dataDir,
    migrationsDir: path.join(apiRoot, 'migrations'),
    templateFile: path.resolve(apiRoot, '../node_modules/.cache/spice-shop/database.tar'),
  })
  try {
    await createCatalogue({ database, answers: createReadyAnswers() }).seed(seedProducts)
    const added = toStored(grownProducts(seedProducts, grown.products)).slice(seedProducts.length)
    for (let first = 0; first < added.length; first += AT_ONCE) {
      const some = added.slice(first, first + AT_ONCE)
      await database
        .connection()
        .insert(products)
        .values(some.map(({ variants: packs, ...product }) => product))
      await database
        .connection()
        .insert(variants)
        .values(some.flatMap((product) => product.variants))
    }
    await addOrders((statement) => run(database, statement), grown.orders)
    await run(database, sql`vacuum analyze`)
  } finally {
    await database.close()
  }
}
