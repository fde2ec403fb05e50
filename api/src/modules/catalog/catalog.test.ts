import type { Database } from '../../db/connection'
import { createPreparedResponses } from '../../http/responses/prepared-responses'
import { openTestDatabase } from '../../testing/database'
import { testFacts } from '../../testing/facts'
import { testProducts } from '../../testing/products'
import { createCatalog } from '.'

let database: Database
beforeEach(async () => {
  database = await openTestDatabase()
})
afterEach(() => database.close())

test('seeding the same catalogue again changes nothing', async () => {
  const catalog = createCatalog({ database, answers: createPreparedResponses() })
  await catalog.seed(testProducts)
  await database.connection().execute(`update variants set price = 1`)
  await catalog.seed(testProducts)
  const [turmeric] = await catalog.products()
  expect(turmeric?.variants[0]?.price).toBe(0.01)
})

test('a new version of the catalogue updates prices and unlists removed products', async () => {
  const catalog = createCatalog({ database, answers: createPreparedResponses() })
  await catalog.seed(testProducts)
  const [turmeric] = testProducts
  if (!turmeric) throw new Error('The test catalogue is empty.')
  const dearer = { ...turmeric, variants: [{ _id: 'turmeric-powder-1kg', quantity: '1 kg', price: 999 }] }
  await catalog.seed([dearer])
  expect(await catalog.products()).toEqual([dearer])
})

test("a new version of the catalogue removes a product's texts that it no longer has", async () => {
  const catalog = createCatalog({ database, answers: createPreparedResponses() })
  const [turmeric] = testProducts
  if (!turmeric) throw new Error('The test catalogue is empty.')
  await catalog.seed([{ ...turmeric, imageTexts: ['A heap of turmeric'] }])
  await catalog.seed([turmeric])
  expect(await catalog.products()).toEqual([turmeric])
})

test("an updated shop gets label facts, and keeps its prices and the owner's texts", async () => {
  const catalog = createCatalog({ database, answers: createPreparedResponses() })
  await catalog.seed(testProducts)
  await database.connection().execute(`update variants set price = 9900 where id = 'turmeric-powder-100g'`)
  await database.connection().execute(`update products set origin = 'Nepal' where id = 'turmeric-powder'`)
  await catalog.seed(testProducts)
  await catalog.seedFacts(testFacts)
  const { rows } = await database.connection().execute(`
    select origin, ingredients, allergens, best_before_months as months, price::int, net_amount as net, is_sold_out
    from products join variants on product_id = products.id where variants.id = 'turmeric-powder-100g'
  `)
  expect(rows).toEqual([
    {
      origin: 'Nepal',
      ingredients: ['Turmeric'],
      allergens: [],
      months: 12,
      price: 9900,
      net: 100,
      is_sold_out: false,
    },
  ])
})

test("a new version of the catalogue keeps sold-out packs sold out, and the owner's MRP", async () => {
  const catalog = createCatalog({ database, answers: createPreparedResponses() })
  await catalog.seed(testProducts)
  await catalog.soldOut.sellOut('turmeric-powder-100g')
  await database.connection().execute(`update variants set mrp = 60000 where id = 'turmeric-powder-500g'`)
  const [turmeric] = testProducts
  if (!turmeric) throw new Error('The test catalogue is empty.')
  await catalog.seed([{ ...turmeric, name: 'Haldi' }])
  const [haldi] = await catalog.products()
  expect(haldi).toMatchObject({ name: 'Haldi', variants: [{ isSoldOut: true }, { price: 560.5 }] })
  const { rows } = await database.connection().execute(`select mrp from variants where mrp is not null`)
  expect(rows).toHaveLength(1)
})

test("a release's seed changes nothing once the catalogue was edited in the admin", async () => {
  const catalog = createCatalog({ database, answers: createPreparedResponses() })
  await catalog.seed(testProducts)
  await database.connection().execute(`update variants set price = 9900`)
  await database.connection().execute(`
    insert into product_changes (save, product_id, field, before, after, at, staff_id, staff_name)
    values (gen_random_uuid(), 'black-pepper', 'origin', '{"value":"India"}', '{"value":null}', now(), '1', 'Asha')
  `)
  const before = await catalog.products()
  await catalog.seed(testProducts.slice(1).map((product) => ({ ...product, name: 'Of the release' })))
  await catalog.seedFacts(testFacts)
  expect(await catalog.products()).toEqual(before)
  const { rows } = await database.connection().execute('select from products where origin is not null')
  expect(rows).toEqual([])
})

test('servers that start at once store the catalogue once', async () => {
  const catalogs = Array.from({ length: 4 }, () =>
    createCatalog({ database, answers: createPreparedResponses() }),
  )
  await Promise.all(catalogs.map((catalog) => catalog.seed(testProducts)))
  expect(await catalogs[0]?.products()).toEqual(testProducts)
})
