import type { Database } from '../../db/connection'
import { createReadyAnswers } from '../../http/ready-answers'
import { openTestDatabase } from '../../testing/database'
import { testProducts } from '../../testing/products'
import { createCatalogue } from '.'

let database: Database
beforeEach(async () => {
  database = await openTestDatabase()
})
afterEach(() => database.close())

test('the same catalogue again changes nothing', async () => {
  const catalogue = createCatalogue({ database, answers: createReadyAnswers() })
  await catalogue.seed(testProducts)
  await database.connection().execute(`update variants set price = 1`)
  await catalogue.seed(testProducts)
  const [turmeric] = await catalogue.products()
  expect(turmeric?.variants[0]?.price).toBe(0.01)
})

test('a new version of the catalogue brings new prices and takes products out of the range', async () => {
  const catalogue = createCatalogue({ database, answers: createReadyAnswers() })
  await catalogue.seed(testProducts)
  const [turmeric] = testProducts
  if (!turmeric) throw new Error('The test catalogue is empty.')
  const dearer = { ...turmeric, variants: [{ _id: 'turmeric-powder-1kg', quantity: '1 kg', price: 999 }] }
  await catalogue.seed([dearer])
  expect(await catalogue.products()).toEqual([dearer])
})

test('servers that start at once store the catalogue once', async () => {
  const catalogues = Array.from({ length: 4 }, () =>
    createCatalogue({ database, answers: createReadyAnswers() }),
  )
  await Promise.all(catalogues.map((catalogue) => catalogue.seed(testProducts)))
  expect(await catalogues[0]?.products()).toEqual(testProducts)
})
