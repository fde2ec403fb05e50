import { screen, waitFor, within } from '@testing-library/react'
import type { AdminReview, AdminReviews } from 'shared-contracts/reviews/admin/reviews-schema'
import { openAdmin, refusals } from '../../testing/open-admin'

const PATH = '/api/admin/reviews/r-1'
const stars = [5, 4, 3, 2, 1].map((stars) => ({ stars, published: stars, rejected: 0 }))
const queue: AdminReviews = {
  reviews: [
    {
      ...{ id: 'r-1', product: 'Turmeric Powder', stars: 2, excerpt: 'No smell.', photos: 1, reports: 0 },
      writtenAt: '2026-11-26T08:35:00.000Z',
    },
  ],
  counts: { waiting: 31, reported: 1, published: 4, rejected: 0 },
  figures: { stars, medianHours: 5.2 },
  after: 'c-1',
}
const version = {
  ...{ version: 3, state: 'waiting' as const, isPublic: false, stars: 2, text: 'No smell.\n<b>At all</b>' },
  ...{ language: 'en', name: 'Asha R.', writtenAt: '2026-11-26T08:35:00.000Z' },
  photos: [{ id: 'p-1', width: 800, height: 600 }],
}
const review: AdminReview = {
  ...{ id: 'r-1', product: { id: 'turmeric-powder', name: 'Turmeric Powder' }, helpful: 0 },
  order: { id: 'o-1', orderId: 'ORD-1' },
  versions: [version],
  reports: [],
}
const published: AdminReview = { ...review, versions: [{ ...version, state: 'published', isPublic: true }] }

const openReview = (shown: AdminReview, api: object = {}) =>
  openAdmin('/admin/reviews/r-1', {
    role: 'packer',
    api: { [`GET ${PATH}`]: { status: 200, body: shown }, ...api },
  })

test('the queue shows what waits, the counts, and figures by stars', async () => {
  openAdmin('/admin/reviews', {
    role: 'packer',
    api: { 'GET /api/admin/reviews?list=waiting': { status: 200, body: queue } },
  })
  expect(await screen.findByRole('link', { name: /^Turmeric Powder/ })).toHaveAttribute(
    'href',
    '/admin/reviews/r-1',
  )
  expect(screen.getByRole('link', { name: 'Waiting (31)' })).toHaveAttribute('aria-current', 'page')
  expect(screen.getByRole('link', { name: 'Reported (1)' })).toHaveAttribute(
    'href',
    '/admin/reviews?list=reported',
  )
  expect(screen.getByRole('link', { name: 'Show more reviews' })).toHaveAttribute(
    'href',
    '/admin/reviews?after=c-1',
  )
  expect(screen.getByRole('row', { name: '5 5 0' })).toBeInTheDocument()
  expect(screen.getByText('Half of the reviews were decided within 6 hours.')).toBeInTheDocument()
})

test('a list without reviews shows a message', async () => {
  const body = { ...queue, reviews: [], after: undefined }
  openAdmin('/admin/reviews?list=rejected', {
    api: { 'GET /api/admin/reviews?list=rejected': { status: 200, body } },
  })
  expect(await screen.findByText('No rejected reviews')).toBeInTheDocument()
})

test('staff read the text as text, see the photos, and publish the version that they read', async () => {
  const { user, requests } = openReview(review, {
    [`POST ${PATH}/publish`]: { status: 200, body: published },
  })
  expect(await screen.findByText(/At all/)).toHaveTextContent('<b>At all</b>')
  expect(screen.getByRole('img', { name: /sent by the author/ })).toHaveAttribute(
    'src',
    '/api/admin/review-photos/p-1',
  )
  await user.click(screen.getByRole('button', { name: 'Publish review' }))
  expect(await screen.findByText('Review published.')).toBeInTheDocument()
  expect(requests.find(({ method }) => method === 'POST')?.body).toEqual({ version: 3 })
})

test('a rejection needs a reason from the list', async () => {
  const { user, requests } = openReview(review, { [`POST ${PATH}/reject`]: { status: 200, body: review } })
  const form = within(await screen.findByRole('form', { name: 'Reject review' }))
  expect(form.getByRole('button', { name: 'Reject review' })).toBeDisabled()
  await user.selectOptions(form.getByRole('combobox'), 'Advertising')
  await user.click(form.getByRole('button', { name: 'Reject review' }))
  await waitFor(() =>
    expect(requests.find(({ method }) => method === 'POST')?.body).toEqual({
      version: 3,
      reason: 'advertising',
    }),
  )
})

test('a decision about a version that its author has changed meanwhile is refused', async () => {
  const { user } = openReview(review, { [`POST ${PATH}/publish`]: refusals.changedMeanwhile })
  await user.click(await screen.findByRole('button', { name: 'Publish review' }))
  expect(await screen.findByRole('button', { name: 'Show latest version' })).toBeInTheDocument()
})

test('staff reply to a published review, and keep it public after a report', async () => {
  const { user, requests } = openReview(
    {
      ...published,
      reports: [{ reason: 'other', note: 'An advert', at: '2026-11-27T08:00:00.000Z', isSettled: false }],
    },
    {
      [`POST ${PATH}/reply`]: { status: 200, body: published },
      [`POST ${PATH}/reports/settle`]: { status: 200, body: published },
    },
  )
  await user.type(await screen.findByLabelText('Public reply'), 'Thank you.')
  await user.click(screen.getByRole('button', { name: 'Publish reply' }))
  expect(await screen.findByText('Reply published.')).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Keep review public' }))
  await waitFor(() => expect(requests.at(-1)?.url).not.toBe(''))
  expect(requests.filter(({ method }) => method === 'POST').map(({ url }) => url)).toEqual([
    `${PATH}/reply`,
    `${PATH}/reports/settle`,
  ])
})

test('a waiting review has no reply form', async () => {
  openReview(review)
  await screen.findByRole('button', { name: 'Publish review' })
  expect(screen.queryByLabelText('Public reply')).not.toBeInTheDocument()
})
