import { screen, waitFor } from '@testing-library/react'
import { renderRemote } from 'shared-contracts/testing'
import module from '../../module'

const path = '/blogs/Rasam%20basics'
const blog = {
  title: 'Rasam basics',
  description: '<h2>Froth</h2><p>Stop there. <a href="https://rasam.example">More</a></p>',
  image: 'rasam-basics.jpg',
  publishedAt: '2024-01-01',
}

test("a blog's body is rendered as a document [1.1, 19.7]", async () => {
  renderRemote(module, path, { api: { 'GET /api/blogs/Rasam%20basics': { status: 200, body: blog } } })
  expect(await screen.findByRole('heading', { level: 1, name: 'Rasam basics' })).toBeVisible()
  expect(screen.getByRole('heading', { level: 2, name: 'Froth' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'More' })).toHaveAttribute('href', 'https://rasam.example')
})

test('a loading blog shows its message and no error [19.7]', async () => {
  renderRemote(module, path, { api: { 'GET /api/blogs/Rasam%20basics': () => new Promise(() => {}) } })
  expect(await screen.findByText('Loading blog...')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument()
})

test('after a failure the message stays, and Retry loads the blog [19.8]', async () => {
  let tries = 0
  const { user } = renderRemote(module, path, {
    api: {
      'GET /api/blogs/Rasam%20basics': () => {
        tries += 1
        return tries === 1 ? { status: 500, body: {} } : { status: 200, body: blog }
      },
    },
  })
  const retry = await screen.findByRole('button', { name: 'Retry' })
  expect(screen.getByText('Loading blog...')).toBeVisible()
  expect(screen.getByRole('alert')).toHaveTextContent('We couldn’t load this blog right now.')
  retry.focus()
  await user.keyboard('{Enter}')
  await waitFor(() => expect(screen.queryByText('Loading blog...')).not.toBeInTheDocument())
  expect(screen.getByText(/Stop there/)).toBeVisible()
  expect(document.activeElement).toContainElement(screen.getByRole('heading', { level: 1 }))
  expect(document.body).not.toHaveFocus()
})

test('an unknown blog keeps its loading message, says so and links back to the list [19.9]', async () => {
  renderRemote(module, '/blogs/Nothing', {
    api: { 'GET /api/blogs/Nothing': { status: 404, body: { message: 'No blog.', code: 'NOT_FOUND' } } },
  })
  expect(await screen.findByText(/We couldn’t find this blog/)).toBeVisible()
  expect(screen.getByText('Loading blog...')).toBeVisible()
  expect(screen.getByRole('link', { name: 'See all blogs' })).toHaveAttribute('href', '/blogs')
})
