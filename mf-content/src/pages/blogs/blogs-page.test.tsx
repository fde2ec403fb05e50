import { screen } from '@testing-library/react'
import { renderRemote } from 'shared-contracts/testing'
import module from '../../module'

const blog = {
  title: 'Whole or ground? 50% of the answer',
  description: `<p>Grind <b>late</b>.</p><p>${'Aroma fades. '.repeat(20)}</p>`,
  image: 'whole-or-ground.jpg',
  publishedAt: '2024-02-01',
}

test('the list shows each blog with a preview of 120 characters and opens it [19.1, 19.2, 19.3]', async () => {
  const { user } = renderRemote(module, '/blogs', {
    api: {
      'GET /api/blogs': { status: 200, body: [blog] },
      [`GET /api/blogs/${encodeURIComponent(blog.title)}`]: { status: 200, body: blog },
    },
  })
  expect(await screen.findByRole('heading', { level: 2, name: blog.title })).toBeVisible()
  const preview = screen.getByText(/^Grind late/)
  expect(preview.textContent).toHaveLength(121)
  expect(preview).toHaveTextContent(/…$/)
  const link = screen.getByRole('link', { name: `Read More about ${blog.title}` })
  // Search engines read a link's text, not its label.
  expect(link).toHaveTextContent(blog.title)
  await user.click(link)
  expect(await screen.findByRole('heading', { level: 1, name: blog.title })).toBeVisible()
})

test('the page says that blogs are loading [19.5]', async () => {
  renderRemote(module, '/blogs', { api: { 'GET /api/blogs': () => new Promise(() => {}) } })
  expect(await screen.findByText('Loading blogs...')).toBeVisible()
})

test('an empty list says that there are no blogs yet [19.6]', async () => {
  renderRemote(module, '/blogs', { api: { 'GET /api/blogs': { status: 200, body: [] } } })
  expect(await screen.findByRole('heading', { name: 'No blogs yet' })).toBeVisible()
})

test('a failed list can be retried [19.6]', async () => {
  let tries = 0
  const { user } = renderRemote(module, '/blogs', {
    api: {
      'GET /api/blogs': () => {
        tries += 1
        return tries === 1 ? { status: 500, body: {} } : { status: 200, body: [blog] }
      },
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Retry' }))
  const card = await screen.findByRole('heading', { name: blog.title })
  expect(document.activeElement).toContainElement(card)
  expect(document.body).not.toHaveFocus()
})

test("a blog's card and page show its stored picture [19.4, 19.7]", async () => {
  const { container, user } = renderRemote(module, '/blogs', {
    api: {
      'GET /api/blogs': { status: 200, body: [blog] },
      [`GET /api/blogs/${encodeURIComponent(blog.title)}`]: { status: 200, body: blog },
    },
  })
  const stored = () => container.querySelector('article img')?.getAttribute('src')
  const link = await screen.findByRole('link', { name: `Read More about ${blog.title}` })
  expect(stored()).toBe('/uploads/blogs/whole-or-ground.jpg')
  await user.click(link)
  await screen.findByRole('heading', { level: 1, name: blog.title })
  expect(stored()).toBe('/uploads/blogs/whole-or-ground.jpg')
})

test("a blog's picture has the description that staff gave it, or is decorative", async () => {
  const image = 'tamarind-u0123456789ab.jpg'
  const described = { ...blog, title: 'Tamarind', image, imageText: 'A tamarind pod' }
  const { user } = renderRemote(module, '/blogs', {
    api: {
      'GET /api/blogs': { status: 200, body: [described, blog] },
      'GET /api/blogs/Tamarind': { status: 200, body: described },
    },
  })
  const picture = await screen.findByRole('img', { name: 'A tamarind pod' })
  expect(picture.getAttribute('srcset')).toContain('/uploads/blogs/tamarind-u0123456789ab-640.jpg 640w')
  expect(screen.getAllByRole('img')).toHaveLength(1)
  await user.click(screen.getByRole('link', { name: 'Read More about Tamarind' }))
  await screen.findByRole('heading', { level: 1, name: 'Tamarind' })
  expect(screen.getByRole('img', { name: 'A tamarind pod' })).toBeVisible()
})

test("a blog without a picture shows the shop's drawing [19.4]", async () => {
  const { container } = renderRemote(module, '/blogs', {
    api: { 'GET /api/blogs': { status: 200, body: [{ ...blog, image: '' }] } },
  })
  await screen.findByRole('heading', { level: 2, name: blog.title })
  expect(container.querySelector('article img')).toBeNull()
  expect(container.querySelector('article svg')).toBeInTheDocument()
})
