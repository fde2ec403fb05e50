import { buildTestApp, type TestApp } from '../../../testing/app'
import { eventually } from '../../../testing/eventually'

let shop: TestApp
beforeEach(async () => {
  shop = await buildTestApp()
})
afterEach(() => shop.close())

const shelf = () => shop.app.stock
const version = async () => (await shop.app.inject('/api/content-version')).json().version
const fetchVariants = async (id: string) =>
  (await shop.visitor().get(`/api/products/${id}`)).json().data.variants

test('a pack marked as sold out is shown as sold out immediately, and can be brought back', async () => {
  const before = await fetchVariants('turmeric-powder')
  const old = await version()
  expect(await shelf().sellOut('turmeric-powder-100g')).toEqual([
    { id: 'turmeric-powder-100g', name: 'Turmeric Powder', label: '100 g', isSoldOut: true },
  ])
  await eventually(async () => (await version()) !== old)
  const [small, large] = before
  expect(await fetchVariants('turmeric-powder')).toEqual([{ ...small, isSoldOut: true }, large])
  expect(await shelf().soldOut()).toMatchObject([{ id: 'turmeric-powder-100g' }])

  await shelf().bringBack('turmeric-powder-100g')
  await eventually(async () => (await fetchVariants('turmeric-powder'))[0].isSoldOut === undefined)
  expect(await shelf().soldOut()).toEqual([])
})

test('all packs of a product can be marked as sold out in one step', async () => {
  expect(await shelf().sellOut('turmeric-powder')).toMatchObject([{ isSoldOut: true }, { isSoldOut: true }])
})

test('an unknown pack is refused with a message', async () => {
  await expect(shelf().sellOut('saffron')).rejects.toThrow('There is no product or pack with the ID saffron.')
})
