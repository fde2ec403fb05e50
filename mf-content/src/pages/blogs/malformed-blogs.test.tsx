import { screen, waitFor } from '@testing-library/react'
import { renderRemote } from 'shared-contracts/testing'
import { listMutations } from 'shared-contracts/testing/mutations'
import module from '../../module'

const blog = {
  title: 'Whole or ground?',
  description: '<p>Grind <b>late</b>.</p>',
  image: 'whole-or-ground.jpg',
  publishedAt: '2024-02-01',
}

beforeEach(() => {
  // In development, Redux Toolkit logs the error thrown for a response without a blog.
  jest.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => jest.restoreAllMocks())

test('malformed blogs do not hide the others', async () => {
  const body = [...listMutations(blog).map(([, mutation]) => mutation), { ...blog, title: 'The whole one' }]
  renderRemote(module, '/blogs', { api: { 'GET /api/blogs': { status: 200, body } } })
  expect(await screen.findByRole('heading', { level: 2, name: 'The whole one' })).toBeVisible()
})

test.each(listMutations(blog))('the page of a blog with %s has its own heading', async (_, body) => {
  renderRemote(module, '/blogs/x', { api: { 'GET /api/blogs/x': { status: 200, body } } })
  await waitFor(() => {
    expect(screen.getByRole('heading', { level: 1 })).not.toBeEmptyDOMElement()
    const isOver = screen.queryByText('Loading blog...') === null
    expect(isOver || screen.queryByRole('button', { name: 'Retry' })).toBeTruthy()
  })
})
