import 'design-system/testing/dialog-in-jsdom'
import { screen, waitFor, within } from '@testing-library/react'
import type { OwnReviews } from 'shared-contracts/reviews/review-schema'
import { type FakeApi, renderRemote } from 'shared-contracts/testing'
import module from '../../module'
import { order, rememberAsha } from '../../testing/example-customer'

const product = { id: 'turmeric-powder', name: 'Turmeric Powder', image: '' }
const written = {
  stars: 3,
  text: 'The colour is deep.',
  language: 'en' as const,
  name: 'Asha R.',
  writtenAt: '2026-11-20T08:00:00.000Z',
  photos: [],
}
const none: OwnReviews = { reviews: [], toReview: [product], name: 'Asha R.' }
const ok = (body: unknown) => ({ status: 200, body })

beforeEach(() => {
  localStorage.clear()
  rememberAsha()
})

function openForm(own: OwnReviews = none, api: FakeApi = {}) {
  return renderRemote(module, '/account/reviews/turmeric-powder', {
    api: { 'GET /api/reviews': ok(own), ...api },
  })
}

const send = () => screen.findByRole('button', { name: 'Send review' })

test('a customer gives stars by keyboard, writes a text, and reads that it waits for approval', async () => {
  const { user, requests } = openForm(none, { 'PUT /api/reviews/turmeric-powder': ok(none) })
  await user.click(await screen.findByRole('radio', { name: '3 stars' }))
  await user.keyboard('{ArrowRight}')
  await user.type(screen.getByRole('textbox', { name: /What did you think/ }), 'Very good turmeric.')
  await user.click(await send())
  expect(await screen.findByText(/waiting for approval/)).toBeVisible()
  expect(requests.find(({ method }) => method === 'PUT')?.body).toEqual({
    stars: 4,
    text: 'Very good turmeric.',
    photos: [],
    showsName: true,
  })
})

test('an incomplete review is not sent, and its form shows the missing parts', async () => {
  const { user, requests } = openForm()
  await user.type(
    await screen.findByRole('textbox', { name: /What did you think/ }),
    'Call 98450 12345 for more',
  )
  await user.click(await send())
  expect(screen.getByText('Choose 1 to 5 stars')).toBeVisible()
  expect(screen.getByText('Leave out phone numbers. Everybody can read your review.')).toBeVisible()
  expect(requests.filter(({ method }) => method === 'PUT')).toEqual([])
})

test('a half-written review survives a lost connection and a reload', async () => {
  const { user, unmount } = openForm()
  await user.click(await screen.findByRole('radio', { name: '5 stars' }))
  await user.type(screen.getByRole('textbox', { name: /What did you think/ }), 'Very good turmeric.')
  await user.click(await send())
  expect(await screen.findByRole('alert')).toBeInTheDocument()
  unmount()
  openForm()
  await waitFor(() =>
    expect(screen.getByRole('textbox', { name: /What did you think/ })).toHaveValue('Very good turmeric.'),
  )
  expect(screen.getByRole('radio', { name: '5 stars' })).toBeChecked()
})

test('photos are uploaded, previewed and removed, and a photo of 50 MB is refused before it is sent', async () => {
  let photos = 0
  const { user, requests } = openForm(none, {
    'POST /api/files/review-photos': () => {
      photos += 1
      return ok({ id: `p-${photos}`, width: 1, height: 1 })
    },
  })
  const input = await screen.findByLabelText(/Add photos/)
  const small = new File(['x'], 'a.jpg', { type: 'image/jpeg' })
  await user.upload(input, [small, new File(['y'], 'b.jpg', { type: 'image/jpeg' })])
  expect(await screen.findByRole('img', { name: 'Photo 2' })).toHaveAttribute(
    'src',
    '/api/reviews/photos/p-2',
  )
  await user.click(screen.getByRole('button', { name: 'Remove Photo 1' }))
  expect(screen.getAllByRole('img')).toHaveLength(1)
  const large = new File(['x'], 'c.jpg', { type: 'image/jpeg' })
  Object.defineProperty(large, 'size', { value: 50_000_000 })
  await user.upload(screen.getByLabelText(/Add photos/), large)
  expect(await screen.findByText('This photo is larger than 15 MB. Choose a smaller one.')).toBeVisible()
  expect(requests.filter(({ url }) => url === '/api/files/review-photos')).toHaveLength(2)
})

test('a rejected review is filled in again, with the reason', async () => {
  openForm({ ...none, toReview: [], reviews: [{ product, rejected: { ...written, reason: 'advertising' } }] })
  expect(await screen.findByText(/It contains advertising./)).toBeVisible()
  expect(screen.getByRole('textbox', { name: /What did you think/ })).toHaveValue('The colour is deep.')
})

test('a product that was not delivered cannot be reviewed', async () => {
  openForm({ ...none, toReview: [] })
  expect(await screen.findByText(/once your order of it has been delivered/)).toBeVisible()
})

test('a visitor is asked to log in', async () => {
  localStorage.clear()
  openForm()
  expect(await screen.findByText('Please log in to write a review.')).toBeVisible()
})

test('own reviews have their state, and are deleted after a question', async () => {
  const own: OwnReviews = {
    ...none,
    toReview: [],
    reviews: [{ product, published: written, waiting: { ...written, stars: 2 } }],
  }
  let deleted = false
  const { user } = renderRemote(module, '/account/reviews', {
    api: {
      'GET /api/reviews': () => ok(deleted ? none : own),
      'DELETE /api/reviews/turmeric-powder': () => {
        deleted = true
        return ok(none)
      },
    },
  })
  const card = within(await screen.findByRole('article'))
  expect(card.getByText('Published')).toBeVisible()
  expect(card.getByText('Waiting for approval')).toBeVisible()
  expect(card.getByRole('link', { name: 'Edit review Turmeric Powder' })).toHaveAttribute(
    'href',
    '/account/reviews/turmeric-powder',
  )
  await user.click(card.getByRole('button', { name: 'Delete review Turmeric Powder' }))
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete' }))
  expect(await screen.findByRole('link', { name: 'Write a review Turmeric Powder' })).toBeVisible()
})

test('an unreachable server is said, with a retry', async () => {
  renderRemote(module, '/account/reviews')
  expect(await screen.findByText('Your reviews didn’t load.')).toBeVisible()
})

test.each([
  ['delivered', 1],
  ['shipped', 0],
])(
  'an order whose shipment is %s has %i links to reviews, and makes no call for them',
  async (state, count) => {
    const shipment = {
      state,
      courier: 'DTDC',
      awb: 'D1',
      shippedAt: new Date().toISOString(),
      lines: [{ line: 0, quantity: 2 }],
    }
    const { user, requests } = renderRemote(module, '/account', {
      api: { 'GET /api/orders': ok([{ ...order, shipments: [shipment] }]) },
    })
    await user.click(await screen.findByRole('tab', { name: 'Order Details' }))
    await user.click(await screen.findByRole('button', { name: /ORDER INVOICE/ }))
    const links = screen.queryAllByRole('link', { name: /^Review Turmeric Powder/ })
    expect(links.map((link) => link.getAttribute('href'))).toEqual(
      Array.from({ length: count }, () => '/account/reviews/turmeric-powder'),
    )
    expect(requests.filter(({ url }) => url.includes('review'))).toEqual([])
  },
)

test('the stop page stops the mails with one press', async () => {
  const { user } = renderRemote(module, '/email/reviews/stop/t-1', {
    api: { 'POST /api/reviews/requests/stop/t-1': ok({ message: 'We won’t ask you for reviews again.' }) },
  })
  await user.click(await screen.findByRole('button', { name: 'Don’t ask me again' }))
  expect(await screen.findByText('We won’t ask you for reviews again.')).toBeVisible()
})
