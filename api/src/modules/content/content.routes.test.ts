import { buildTestApp, type TestApp } from '../../testing/app'
import { eventually } from '../../testing/eventually'
import { blogs } from './content.tables'

const blog = {
  slug: 'how-to-keep-spices',
  title: 'How to keep spices: dark, dry & cool?',
  image: 'how-to-keep-spices.jpg',
  description:
    '<p onclick="steal()">Keep them <b>dark</b>.</p><script>steal()</script><a href="javascript:steal()">x</a>',
  publishedAt: '2026-01-10',
}
const older = { ...blog, slug: 'older', title: 'Older', publishedAt: '2025-01-10' }

let shop: TestApp
beforeAll(async () => {
  shop = await buildTestApp({ seed: { products: [], blogs: [older, blog] } })
})
afterAll(() => shop.close())

test('blogs are listed newest first, without anything that could run [19.10, 23.14, 24.8]', async () => {
  const answer = await shop.visitor().get('/api/blogs')
  expect(answer.statusCode).toBe(200)
  expect(answer.json()).toEqual([
    {
      title: blog.title,
      image: blog.image,
      description: '<p>Keep them <b>dark</b>.</p><a>x</a>',
      publishedAt: '2026-01-10T00:00:00.000Z',
    },
    expect.objectContaining({ title: 'Older' }),
  ])
})

test('a blog changed by SQL is cleaned in responses, too [19.10]', async () => {
  const own = await buildTestApp({ seed: { products: [], blogs: [blog] } })
  const description = `<p onclick="steal()">Changed.</p><iframe src="https://evil.example"></iframe><a href="javascript:steal()">x</a>`
  await own.database.connection().update(blogs).set({ description })
  const expected = { description: '<p>Changed.</p><a>x</a>' }
  await eventually(async () => (await own.visitor().get('/api/blogs')).body.includes('Changed.'))
  expect((await own.visitor().get('/api/blogs')).json()).toMatchObject([expected])
  const one = await own.visitor().get(`/api/blogs/${encodeURIComponent(blog.title)}`)
  expect(one.json()).toMatchObject(expected)
  await own.close()
})

test('a blog is found by its title [23.14]', async () => {
  const answer = await shop.visitor().get(`/api/blogs/${encodeURIComponent(blog.title)}`)
  expect(answer.statusCode).toBe(200)
  expect(answer.json()).toMatchObject({ title: blog.title })
})

test('an unknown blog gets a 404 [23.18]', async () => {
  const answer = await shop.visitor().get('/api/blogs/nothing')
  expect(answer.statusCode).toBe(404)
  expect(answer.json()).toMatchObject({ code: 'NOT_FOUND' })
})
