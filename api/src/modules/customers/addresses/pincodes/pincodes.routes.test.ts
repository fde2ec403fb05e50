import { buildTestApp, type TestApp } from '../../../../testing/app'

let shop: TestApp
beforeAll(async () => {
  shop = await buildTestApp()
})
afterAll(() => shop.close())

const ask = (pincode: string) => shop.app.inject(`/api/pincodes/${pincode}`)

test.each([
  ['560041', 'Bengaluru', 'Bengaluru', 'Karnataka'],
  ['560060, in a district around the city', 'Bengaluru', 'Bengaluru Rural', 'Karnataka'],
  ['110001', 'New Delhi', 'Central Delhi', 'Delhi'],
  ['400601, beside Mumbai', 'Thane', 'Thane', 'Maharashtra'],
  ['506002, in a State made in 2014', 'Warangal', 'Warangal', 'Telangana'],
  ['194101, in a territory made in 2019', 'Leh', 'Leh', 'Ladakh'],
  ['211001, in a district renamed in 2018', 'Prayagraj', 'Prayagraj', 'Uttar Pradesh'],
  ['695001', 'Thiruvananthapuram', 'Thiruvananthapuram', 'Kerala'],
])('%s is in %s, %s, %s', async (text, city, district, state) => {
  const { statusCode, json, headers } = await ask(text.slice(0, 6))
  expect(statusCode).toBe(200)
  expect(json()).toEqual({ city, district, state })
  expect(headers['cache-control']).toBe('public, max-age=86400')
  expect(headers).not.toHaveProperty('set-cookie')
})

test('a pincode newer than the table gets the State of its sorting district', async () => {
  expect((await ask('560999')).json()).toEqual({ city: '', district: '', state: 'Karnataka' })
})

test('a pincode without a post office is unknown', async () => {
  expect((await ask('999999')).json()).toEqual({ city: '', district: '', state: '' })
})

test("a pincode in another script's digits is found", async () => {
  expect((await ask(encodeURIComponent('५६००४१'))).json()).toEqual((await ask('560041')).json())
})

test.each(['56004', '5600411', '012345', 'EC1A1BB', '५६००'])('%s is not a pincode', async (text) => {
  const answer = await ask(encodeURIComponent(text))
  expect(answer.statusCode).toBe(400)
  expect(answer.json()).toMatchObject({ code: 'INVALID_INPUT' })
})
