import { buildTestApp, type TestApp } from '../../../../testing/app'
import { eventually } from '../../../../testing/eventually'

let shop: TestApp
beforeEach(async () => {
  shop = await buildTestApp({ config: { foodLicence: '10000000000001' } })
})
afterEach(() => shop.close())

const BUSINESS_DETAILS = '/api/admin/business-details'
const licenceOnPage = async () =>
  (await shop.visitor().get('/api/products/turmeric-powder/facts')).json().data.licence

test('by default the shop shows its configured details, and the admin lists what is missing', async () => {
  const asha = await shop.staff('owner')
  expect((await asha.get(BUSINESS_DETAILS)).json()).toEqual({
    foodLicence: '10000000000001',
    officerName: null,
    officerPost: null,
    officerPhone: null,
    officerEmail: null,
    hours: null,
    version: 0,
    missing: ['officerName', 'officerPost', 'officerPhone', 'officerEmail', 'hours'],
  })
})

test('a food licence entered in the admin is on every product within a second', async () => {
  const asha = await shop.staff('owner')
  expect(await licenceOnPage()).toBe('10000000000001')
  const answer = await asha.call('PATCH', BUSINESS_DETAILS, {
    version: 0,
    foodLicence: '10000000000002',
    officerName: 'Meera Iyer',
  })
  expect(answer.json()).toMatchObject({ foodLicence: '10000000000002', officerName: 'Meera Iyer' })
  await eventually(async () => (await licenceOnPage()) === '10000000000002')
  const { rows } = await shop.database
    .connection()
    .execute(`select what, before, after from audit_log where about_kind = 'business-details'`)
  expect(rows).toEqual([
    {
      what: 'business-details-changed',
      before: { foodLicence: null, officerName: null },
      after: { foodLicence: '10000000000002', officerName: 'Meera Iyer' },
    },
  ])
})

test('the second of two people who edit the details learns who was first', async () => {
  const [asha, ravi] = [await shop.staff('owner', 'Asha'), await shop.staff('editor', 'Ravi')]
  await asha.call('PATCH', BUSINESS_DETAILS, { version: 0, hours: 'Monday to Friday, 10 to 18' })
  const late = await ravi.call('PATCH', BUSINESS_DETAILS, { version: 0, hours: 'Always' })
  expect(late.json()).toMatchObject({
    code: 'CHANGED_MEANWHILE',
    message: expect.stringMatching(/^Asha changed this/),
  })
  const again = await asha.call('PATCH', BUSINESS_DETAILS, {
    version: 0,
    hours: 'Monday to Friday, 10 to 18',
  })
  expect(again.statusCode).toBe(200)
})

test.each([
  ['a licence of 13 digits', { foodLicence: '1000000000001' }],
  ['an invalid email address', { officerEmail: 'meera' }],
  ['an empty name', { officerName: ' ' }],
])('%s is refused and changes nothing', async (_, edit) => {
  const asha = await shop.staff('owner')
  const answer = await asha.call('PATCH', BUSINESS_DETAILS, { version: 0, ...edit })
  expect(answer.statusCode).toBe(400)
  expect((await asha.get(BUSINESS_DETAILS)).json().version).toBe(0)
})

test('a packer cannot edit the business details', async () => {
  const ravi = await shop.staff('packer')
  expect((await ravi.call('PATCH', BUSINESS_DETAILS, { version: 0 })).json()).toMatchObject({
    code: 'NO_RIGHT',
  })
})
