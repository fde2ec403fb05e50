import { screen, within } from '@testing-library/react'
import type { PublicReview } from 'shared-contracts/reviews/review-schema'
import { renderRemote } from 'shared-contracts/testing'
import { words as hindi } from '../../i18n/hi'
import module from '../../module'
import { cloves, clovesFacts } from '../../testing/example-products'

const found = (data: unknown) => ({ status: 200, body: { success: true, data } })
const review: PublicReview = {
  id: 'r-1',
  stars: 4,
  text: 'Strong and fresh.\n<b>Not bold</b>',
  language: 'en',
  name: 'Asha R.',
  writtenAt: '2026-11-20T08:00:00.000Z',
  photos: [{ id: 'p-1', width: 800, height: 600 }],
  helpful: 2,
  reply: { text: 'Thank you.', at: '2026-11-21T08:00:00.000Z' },
}
const { name, reply, ...nameless } = review
const list = { rating: { average: 4.3, count: 7 }, stars: [0, 1, 0, 2, 4], reviews: [review], next: 5 }
const rest = {
  ...list,
  reviews: [{ ...nameless, id: 'r-2', stars: 2, text: 'ಚೆನ್ನಾಗಿಲ್ಲ', language: 'kn' }],
  next: undefined,
}
const REVIEWS = 'GET /api/products/cloves/reviews'
const user = {
  id: 'c-1',
  firstName: 'Ravi',
  lastName: 'K',
  email: 'r@example.in',
  phone: '',
  countryCode: '',
}

function openCloves(api: object = {}, options: object = {}) {
  return renderRemote(module, '/whole-spices/cloves', {
    api: {
      'GET /api/products/cloves': found(cloves),
      'GET /api/products/cloves/facts': found({ ...clovesFacts, rating: list.rating }),
      [REVIEWS]: found(list),
      ...api,
    },
    ...options,
  })
}

const region = async () => within(await screen.findByRole('region', { name: 'REVIEWS' }))
const card = async () => within((await (await region()).findAllByRole('article'))[0] as HTMLElement)

beforeEach(() => localStorage.clear())

test('without reviews the page has nothing about them and requests none', async () => {
  const { requests } = openCloves({ 'GET /api/products/cloves/facts': found(clovesFacts) })
  await screen.findByText('A Spice Maker, Bangalore')
  expect(screen.queryByText(/review/i)).not.toBeInTheDocument()
  expect(requests.filter(({ url }) => url.includes('review'))).toEqual([])
})

test('reviews show average, counts by stars, text as text, photos and the reply', async () => {
  openCloves()
  await card()
  const shown = await region()
  expect(shown.getByText('4.3')).toBeVisible()
  expect(shown.getByText('7 reviews')).toBeVisible()
  expect(
    shown
      .getAllByRole('listitem')
      .slice(0, 5)
      .map(({ textContent }) => textContent),
  ).toEqual(['5 stars4', '4 stars2', '3 stars0', '2 stars1', '1 star0'])
  const first = await card()
  expect(first.getByRole('img', { name: '4 out of 5 stars' })).toBeVisible()
  expect(first.getByText(/Not bold/)).toHaveTextContent('<b>Not bold</b>')
  expect(first.getByRole('link')).toHaveAttribute('href', '/uploads/reviews/p-1.jpg')
  expect(first.getByText('Thank you.')).toBeVisible()
})

test('more reviews come on demand, in their own language', async () => {
  const { user } = openCloves({ [`${REVIEWS}?from=5`]: found(rest) })
  await user.click(await (await region()).findByRole('button', { name: 'Show more reviews' }))
  expect(await (await region()).findByText('ಚೆನ್ನಾಗಿಲ್ಲ')).toHaveAttribute('lang', 'kn')
  expect((await region()).getByText('A customer')).toBeVisible()
  expect((await region()).queryByRole('button', { name: 'Show more reviews' })).not.toBeInTheDocument()
})

test('more reviews that do not load can be requested again', async () => {
  const { user } = openCloves()
  await user.click(await (await region()).findByRole('button', { name: 'Show more reviews' }))
  expect(await (await region()).findByText('The reviews didn’t load.')).toBeVisible()
})

test('reviews in another order replace the list', async () => {
  const { user } = openCloves({ [`${REVIEWS}?order=helpful`]: found(rest) })
  await user.click(await (await region()).findByRole('button', { name: 'Most helpful' }))
  expect(await (await region()).findByText('ಚೆನ್ನಾಗಿಲ್ಲ')).toBeVisible()
  expect((await region()).queryByText(/Strong and fresh/)).not.toBeInTheDocument()
  expect((await region()).getByRole('button', { name: 'Most helpful' })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
})

test('a visitor is asked to log in before voting', async () => {
  const { user } = openCloves()
  await user.click((await card()).getByRole('button', { name: 'Helpful (2)' }))
  expect((await card()).getByRole('link', { name: 'LOGIN' })).toHaveAttribute('href', '/login')
})

test('a customer marks a review as helpful, and takes that back', async () => {
  localStorage.setItem('user', JSON.stringify(user))
  const votes: unknown[] = []
  const page = openCloves({
    'POST /api/reviews/r-1/helpful': (body: unknown) => {
      votes.push(body)
      return { status: 200, body: { helpful: votes.length === 1 ? 3 : 2 } }
    },
  })
  await page.user.click((await card()).getByRole('button', { name: 'Helpful (2)' }))
  const pressed = await (await card()).findByRole('button', { name: 'Helpful (3)' })
  expect(pressed).toHaveAttribute('aria-pressed', 'true')
  await page.user.click(pressed)
  expect(await (await card()).findByRole('button', { name: 'Helpful (2)' })).toHaveAttribute(
    'aria-pressed',
    'false',
  )
  expect(votes).toEqual([{ isHelpful: true }, { isHelpful: false }])
})

test('a report needs a reason', async () => {
  localStorage.setItem('user', JSON.stringify(user))
  const page = openCloves({ 'POST /api/reviews/r-1/reports': { status: 200, body: {} } })
  await page.user.click((await card()).getByRole('button', { name: 'Report' }))
  const form = within((await card()).getByRole('form', { name: 'Report this review' }))
  await page.user.click(form.getByRole('button', { name: 'Report review' }))
  expect(form.getByRole('combobox')).toBeInvalid()
  await page.user.selectOptions(form.getByRole('combobox'), 'Advertising')
  await page.user.click(form.getByRole('button', { name: 'Report review' }))
  expect(await (await card()).findByText('Thank you. We’ll look at this review again.')).toBeVisible()
  expect(page.requests.at(-1)).toMatchObject({ body: { reason: 'advertising', note: '' } })
})

test('a Hindi page translates all but the reviews themselves', async () => {
  const { missing } = openCloves({ [REVIEWS]: found(rest) }, { reads: { language: 'hi', words: hindi } })
  expect(await screen.findByText('ಚೆನ್ನಾಗಿಲ್ಲ')).toHaveAttribute('lang', 'kn')
  expect(screen.getByText('एक ग्राहक')).toBeVisible()
  expect(missing.filter((text) => /review|star|helpful|report/i.test(text))).toEqual([])
})
