import { fireEvent, screen, within } from '@testing-library/react'
import { inTurn, openAdmin, refusals } from '../../testing/open-admin'
import { turmeric } from '../../testing/products'
import { counted, turmericStock } from '../../testing/stock'

const free = { ...turmericStock, variantId: 'turmeric-powder-500g', label: '500 g' }
const PATH = '/api/admin/products/turmeric-powder'
const change = {
  ...{ id: 7, save: '5bd0d6ea-8a8e-4a0c-bd55-d1c2ac0a0a10', productId: 'turmeric-powder' },
  ...{ variantId: 'turmeric-powder-100g', field: 'price', before: 12000, after: 12500 },
  ...{ at: '2026-11-26T08:35:00.000Z', by: 'Asha', undoes: null },
}
const charged = [{ variantId: 'turmeric-powder-100g', price: 12500, since: '2026-11-26T08:35:00.000Z' }]

function openProduct(api: object = {}) {
  return openAdmin('/admin/catalogue/turmeric-powder', {
    role: 'editor',
    api: {
      [`GET ${PATH}`]: { status: 200, body: turmeric },
      'GET /api/admin/stock': { status: 200, body: { variants: [counted(), free] } },
      [`GET ${PATH}/scheduled`]: { status: 200, body: { scheduled: [] } },
      [`GET ${PATH}/history`]: { status: 200, body: { changes: [change], charged } },
      ...api,
    },
  })
}

test('an editor sees what is missing, and the declarations of the label', async () => {
  openProduct()
  expect(
    await screen.findByText(/^Missing on the product page: net quantity of a pack; the shop’s food licence/),
  ).toBeVisible()
  expect(screen.getByText('Unit price on the label: ₹1.25 per g')).toBeInTheDocument()
})

test('links lead to the parts of the product’s screen and to its page in the shop', async () => {
  openProduct()
  const sections = await screen.findByRole('navigation', { name: 'Sections' })
  const links = within(sections).getAllByRole('link')
  expect(links.map(({ textContent }) => textContent)).toContain('Label information')
  for (const link of links) {
    const heading = document.querySelector(link.getAttribute('href') ?? '')
    expect(heading).toHaveTextContent(link.textContent ?? 'a heading')
  }
  expect(screen.getByRole('link', { name: 'View in shop' })).toHaveAttribute(
    'href',
    '/ground-spices/turmeric-powder',
  )
})

test('each pack’s stock is on the product’s screen, with a link to change it', async () => {
  openProduct()
  const stock = within(await screen.findByRole('list', { name: 'Stock of each pack' }))
  const [first, second] = stock.getAllByRole('listitem')
  expect(first).toHaveTextContent('100 g12 on hand, 0 reserved, 12 available')
  expect(second).toHaveTextContent('500 gNot counted')
  expect(stock.getByRole('link', { name: '500 g' })).toHaveAttribute(
    'href',
    '/admin/stock/turmeric-powder/turmeric-powder-500g',
  )
})

test('a product that is not published has no link to the shop', async () => {
  openProduct({ [`GET ${PATH}`]: { status: 200, body: { ...turmeric, isListed: false } } })
  expect(await screen.findByRole('heading', { name: 'Turmeric Powder' })).toBeVisible()
  expect(screen.queryByRole('link', { name: 'View in shop' })).toBeNull()
})

test('the owner sees the tax section of a product', async () => {
  openAdmin('/admin/catalogue/turmeric-powder', {
    api: {
      [`GET ${PATH}`]: { status: 200, body: turmeric },
      [`GET ${PATH}/scheduled`]: { status: 200, body: { scheduled: [] } },
      [`GET ${PATH}/history`]: { status: 200, body: { changes: [], charged: [] } },
      'GET /api/admin/product-taxes': {
        status: 200,
        body: [{ productId: 'turmeric-powder', name: 'Turmeric Powder', taxes: [] }],
      },
    },
  })
  expect(await screen.findByRole('link', { name: 'HSN code and tax' })).toHaveAttribute('href', '#tax')
  expect(await screen.findByText('No HSN code')).toBeInTheDocument()
})

test('a product without an HSN code says so, and an editor reads whom to ask', async () => {
  const api = { [`GET ${PATH}`]: { status: 200, body: { ...turmeric, missing: ['tax'] } } }
  openProduct(api)
  expect(await screen.findByText(/can’t be published without an HSN code/)).toBeInTheDocument()
  expect(screen.getByText('Ask the owner to add them.')).toBeInTheDocument()
  expect(screen.queryByText(/^Missing on the product page/)).toBeNull()
})

test('a new price is sent with the version that it is based on, and nothing else', async () => {
  const { user, requests } = openProduct({ [`PATCH ${PATH}`]: { status: 200, body: turmeric } })
  const [price] = await screen.findAllByLabelText('Price in rupees')
  expect(screen.getByRole('button', { name: 'No changes to save' })).toBeDisabled()
  await user.clear(price as HTMLElement)
  await user.type(price as HTMLElement, '130')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(requests.find(({ method }) => method === 'PATCH')?.body).toEqual({
    version: 7,
    product: {},
    variants: { 'turmeric-powder-100g': { price: 13000 } },
  })
})

test('an invalid price is reported next to its field, and not sent', async () => {
  const { user, requests } = openProduct()
  const [price] = await screen.findAllByLabelText('Price in rupees')
  await user.clear(price as HTMLElement)
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(screen.getByText('Enter an amount in rupees, such as 125 or 125.50')).toBeInTheDocument()
  expect(requests.some(({ method }) => method === 'PATCH')).toBe(false)
})

test('packs are reordered by buttons', async () => {
  const { user, requests } = openProduct({ [`PATCH ${PATH}`]: { status: 200, body: turmeric } })
  await user.click(await screen.findByRole('button', { name: 'Move down 100 g' }))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(requests.find(({ method }) => method === 'PATCH')?.body).toMatchObject({
    product: { variantOrder: ['turmeric-powder-500g', 'turmeric-powder-100g'] },
  })
})

test('after a conflict the input stays until the editor reloads', async () => {
  const { user } = openProduct({ [`PATCH ${PATH}`]: refusals.changedMeanwhile })
  await user.type(await screen.findByLabelText('Name'), ' of Erode')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('Asha changed this')
  expect(screen.getByLabelText('Name')).toHaveValue('Turmeric Powder of Erode')
})

test('a new pack leaves the unsaved input above it unchanged', async () => {
  const [pack] = turmeric.variants
  const variants = [...turmeric.variants, { ...pack, id: 'turmeric-powder-1kg', label: '1 kg' }]
  const withPack = { status: 200, body: { ...turmeric, version: 8, variants } }
  const { user, requests } = openProduct({
    [`GET ${PATH}`]: inTurn({ status: 200, body: turmeric }, withPack),
    [`POST ${PATH}/variants`]: withPack,
    [`PATCH ${PATH}`]: withPack,
  })
  await user.type(await screen.findByLabelText('Name'), ' of Erode')
  await user.click(screen.getByRole('button', { name: 'Move down 100 g' }))
  await user.click(screen.getByRole('button', { name: 'Add pack' }))
  const form = within(screen.getByRole('form', { name: 'New pack' }))
  await user.type(form.getByLabelText('Pack'), '1 kg')
  await user.type(form.getByLabelText('Price in rupees'), '900')
  await user.click(form.getByRole('button', { name: 'Add pack' }))
  expect(await screen.findByRole('group', { name: '1 kg' })).toBeVisible()
  expect(screen.getByLabelText('Name')).toHaveValue('Turmeric Powder of Erode')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(requests.find(({ method }) => method === 'PATCH')?.body).toEqual({
    version: 8,
    product: {
      name: 'Turmeric Powder of Erode',
      variantOrder: ['turmeric-powder-500g', 'turmeric-powder-100g', 'turmeric-powder-1kg'],
    },
    variants: {},
  })
})

test('after a refused save the first invalid field has the focus, and is named beside the button too', async () => {
  const { user } = openProduct()
  const [price] = await screen.findAllByLabelText('Price in rupees')
  await user.clear(price as HTMLElement)
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(price).toHaveFocus()
  expect(await screen.findByText('Check this field: Price in rupees.')).toBeVisible()
})

test('a change is undone, and fields that have changed since are named', async () => {
  const { user } = openProduct({
    [`POST /api/admin/catalogue-saves/${change.save}/undo`]: {
      status: 200,
      body: {
        restored: [],
        spared: [
          { productId: 'turmeric-powder', variantId: 'turmeric-powder-100g', field: 'price', by: 'Ravi' },
        ],
      },
    },
  })
  expect(await screen.findByText('Price of 100 g: Rs 120 → Rs 125')).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: /^Undo/ }))
  expect(
    await screen.findByText('Nothing was undone. Not undone because it has changed since: Price (Ravi).'),
  ).toBeInTheDocument()
})

test('a price is scheduled in the shop’s time zone, and cancelled before it takes effect', async () => {
  const scheduled = {
    ...{ id: 3, at: '2036-11-28T03:30:00.000Z', state: 'waiting', by: 'Kiran', trouble: null },
    ...{ since: '2026-11-26T08:35:00.000Z' },
    change: { variantId: 'turmeric-powder-100g', field: 'price', after: 11000 },
  }
  const { user, requests } = openProduct({
    [`GET ${PATH}/scheduled`]: { status: 200, body: { scheduled: [scheduled] } },
    [`POST ${PATH}/scheduled`]: { status: 200, body: { scheduled: [scheduled] } },
    'POST /api/admin/scheduled-changes/3/take-back': { status: 200, body: { scheduled: [] } },
  })
  await user.click(await screen.findByRole('button', { name: 'Schedule change' }))
  await user.click(screen.getByRole('button', { name: 'Schedule' }))
  expect(screen.getByText('Choose a time in the future')).toBeInTheDocument()
  await user.type(screen.getByLabelText('New price in rupees'), '110')
  fireEvent.change(screen.getByLabelText('Date and time'), { target: { value: '2036-11-28T09:00' } })
  await user.click(screen.getByRole('button', { name: 'Schedule' }))
  expect(requests.find(({ method }) => method === 'POST')?.body).toEqual({
    change: scheduled.change,
    at: scheduled.at,
  })
  expect(await screen.findByText(/^Price of 100 g: Rs 110 from 28 Nov 2036, 9:00/)).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: /^Cancel change/ }))
  expect(requests.some(({ url }) => url.endsWith('/3/take-back'))).toBe(true)
})

test('a scheduled change that failed is listed with its reason', async () => {
  const trouble = 'The price of Turmeric Powder, 100 g cannot be above its MRP.'
  const failed = {
    ...{ id: 4, at: '2026-11-26T08:40:00.000Z', state: 'failed', by: 'Kiran', trouble },
    ...{ since: '2026-11-26T08:35:00.000Z' },
    change: { variantId: 'turmeric-powder-100g', field: 'price', after: 20000 },
  }
  openProduct({ [`GET ${PATH}/scheduled`]: { status: 200, body: { scheduled: [failed] } } })
  expect(await screen.findByText(trouble)).toBeInTheDocument()
  expect(screen.getByText('Failed')).toBeInTheDocument()
})

test('pictures are added, described, reordered and removed, and shown once they are saved', async () => {
  const own = '/uploads/turmeric-powder-u0123456789ab.jpg'
  const { user, requests } = openProduct({
    'POST /api/admin/files/pictures?product=turmeric-powder': {
      status: 200,
      body: { address: own, isReady: false },
    },
    'GET /api/admin/pictures/turmeric-powder-u0123456789ab': {
      status: 200,
      body: { address: own, isReady: true },
    },
    [`PATCH ${PATH}`]: { status: 200, body: turmeric },
  })
  const picture = new File(['a picture'], 'heap.jpg', { type: 'image/jpeg' })
  await user.upload(await screen.findByLabelText('Add picture'), picture)
  await user.type(await screen.findByLabelText('Description of picture 2'), 'A heap')
  await user.click(screen.getByRole('button', { name: 'Move up picture 2' }))
  expect(screen.getByLabelText('Description of picture 1')).toHaveValue('A heap')
  await user.click(screen.getByRole('button', { name: 'Remove picture 2' }))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(requests.find(({ method }) => method === 'PATCH')?.body).toMatchObject({
    product: { images: [own], imageTexts: ['A heap'] },
  })
})
