import { seedBlogs } from './blogs'

const allowedTags = ['p', 'h2', 'h3', 'ul', 'ol', 'li', 'strong', 'em']
const tag = /<(\/?)([a-z0-9]+)>/g
const text = (html: string) => html.replace(tag, ' ')
const words = (html: string) => text(html).split(/\s+/).filter(Boolean)

test('the shop opens with eight posts, the newest first', () => {
  const dates = seedBlogs.map(({ publishedAt }) => publishedAt)
  expect(dates).toHaveLength(8)
  expect(dates).toEqual([...dates].sort().reverse())
  for (const date of dates) expect(date).toMatch(/^2026-\d{2}-\d{2}$/)
})

test('titles are unique and usable in a URL path', () => {
  expect(new Set(seedBlogs.map(({ title }) => title)).size).toBe(8)
  for (const { title } of seedBlogs) expect(title).not.toMatch(/[/?#%\\]/)
})

test('each post has its own picture, named after it', () => {
  expect(new Set(seedBlogs.map(({ slug }) => slug)).size).toBe(8)
  for (const { image, slug } of seedBlogs) expect(image).toBe(`${slug}.jpg`)
})

test.each(seedBlogs)('"$title" is 400 to 700 words long', ({ description }) => {
  expect(words(description).length).toBeGreaterThanOrEqual(400)
  expect(words(description).length).toBeLessThanOrEqual(700)
})

test.each(seedBlogs)('"$title" is well-formed and uses only the allowed tags', ({ description }) => {
  const open: string[] = []
  for (const [, closing, name = ''] of description.matchAll(tag)) {
    expect(allowedTags).toContain(name)
    if (closing) expect(open.pop()).toBe(name)
    else open.push(name)
  }
  expect(open).toEqual([])
  expect(text(description)).not.toMatch(/[<>&]/)
})
