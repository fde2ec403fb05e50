import { buildTestApp, type TestApp } from '../../../testing/app'
import { eventually } from '../../../testing/eventually'
import type { TestStaff } from '../../../testing/staff'
import { createContentBlocks } from '../blocks'

const MINUTE_MS = 60_000
const specified = {
  slug: 'keep-it-dry',
  title: 'Keep it dry',
  image: 'how-to-store-spices.jpg',
  description: '<p>Damp spoils spices.</p>',
  publishedAt: '2026-01-10',
}

let shop: TestApp
let asha: TestStaff
let ravi: TestStaff
beforeAll(async () => {
  shop = await buildTestApp({ seed: { products: [], blogs: [specified] } })
  asha = await shop.staff('editor', 'Asha')
  ravi = await shop.staff('owner', 'Ravi')
})
afterAll(() => shop.close())

const at = (block: string, call = '') => `/api/admin/content-blocks/${encodeURIComponent(block)}${call}`
const version = async (block: string) => (await asha.get(at(block))).json().version as number
const publish = async (block: string, content: object, times: object = {}) =>
  asha.post(at(block), { version: await version(block), content, ...times })
const own = async () => (await shop.visitor().get('/api/content-blocks')).json()
const blogs = async () => (await shop.visitor().get('/api/blogs')).json()
const inMinutes = (minutes: number) => new Date(shop.now().getTime() + minutes * MINUTE_MS).toISOString()
/** Runs the scheduled job once. */
async function look(): Promise<void> {
  let work = async (_: AbortSignal): Promise<unknown> => undefined
  const jobs = {
    every(_name: string, _ms: number, looks: typeof work) {
      work = looks
      return () => {}
    },
  }
  const posts = { put: async () => {}, remove: async () => {} }
  createContentBlocks({ database: shop.database, jobs, posts, specified: [], now: shop.now })
  await work(new AbortController().signal)
}

test('without edits the edge is not notified and fetches nothing', async () => {
  expect(await own()).toEqual({ banners: {}, pages: {} })
  expect((await shop.visitor().get('/api/content-version')).json()).not.toHaveProperty('hasPublishedContent')
  const { blocks } = (await asha.get('/api/admin/content-blocks')).json()
  expect(blocks).toContainEqual({
    block: 'announcement',
    kind: 'announcement',
    isOwn: false,
    hasDraft: false,
  })
  expect(blocks).toContainEqual(expect.objectContaining({ block: 'post:keep-it-dry', title: 'Keep it dry' }))
})

test('an announcement appears immediately, and the content version changes', async () => {
  const before = (await shop.visitor().get('/api/content-version')).json().version
  const answer = await publish('announcement', {
    kind: 'announcement',
    text: 'Closed on Friday',
    link: '/about',
  })
  expect(answer.statusCode).toBe(200)
  expect((await own()).announcement).toEqual({ text: 'Closed on Friday', link: '/about' })
  await eventually(async () => {
    const current = (await shop.visitor().get('/api/content-version')).json()
    return current.version !== before && current.hasPublishedContent === true
  })
})

test('a banner starts and ends on time, and the previous one returns', async () => {
  const banner = (title: string) => ({ kind: 'banner', title })
  await publish('banner:home', banner('Harvest'))
  await publish('banner:home', banner('Diwali'), { from: inMinutes(10), until: inMinutes(20) })
  const title = async () => (await own()).banners.home?.title
  expect(await title()).toBe('Harvest')
  const listed = (await asha.get('/api/admin/content-blocks')).json().blocks
  expect(listed).toContainEqual(expect.objectContaining({ block: 'banner:home', next: inMinutes(10) }))
  shop.wait(10 * MINUTE_MS)
  await look()
  expect(await title()).toBe('Diwali')
  shop.wait(10 * MINUTE_MS)
  await look()
  expect(await title()).toBe('Harvest')
})

test('one step back restores the previous text, and one click the original', async () => {
  const page = (text: string) => ({ kind: 'page', text })
  await publish('page:refund', page('# Ours\n\nWithin **3 days**.'))
  expect((await own()).pages).toEqual({ '/refund': '<h2>Ours</h2>\n<p>Within <strong>3 days</strong>.</p>' })
  shop.wait(MINUTE_MS)
  const afterFirst = shop.now().toISOString()
  shop.wait(MINUTE_MS)
  const { versions } = (await publish('page:refund', page('Never.'))).json()
  expect((await own()).pages['/refund']).toBe('<p>Never.</p>')
  await asha.post(at('page:refund', '/withdraw'), {
    version: await version('page:refund'),
    id: versions[0].id,
  })
  expect((await own()).pages['/refund']).toContain('3 days')
  await asha.post(at('page:refund', '/put-back'), { version: await version('page:refund') })
  expect((await own()).pages).toEqual({})
  // The text in force when an order was placed can still be read, whatever has been published since.
  const then = await asha.get(at('page:refund', `/then?at=${afterFirst}`))
  expect(then.json().version).toMatchObject({ content: page('# Ours\n\nWithin **3 days**.'), by: 'Asha' })
  const before = await asha.get(at('page:refund', '/then?at=2020-01-01T00:00:00.000Z'))
  expect(before.json()).toEqual({ version: null })
})

test('deeply nested text is refused, in the preview and when published, and changes nothing', async () => {
  const text = '>'.repeat(6000)
  const before = await own()
  const refused = { code: 'INVALID_INPUT', message: expect.stringContaining('up to 10 levels deep') }
  expect((await asha.post('/api/admin/content-preview', { text })).json()).toMatchObject(refused)
  expect((await publish('page:refund', { kind: 'page', text })).json()).toMatchObject(refused)
  const later = await publish('page:refund', { kind: 'page', text }, { from: inMinutes(60) })
  expect(later.json()).toMatchObject(refused)
  expect(await own()).toEqual(before)
})

test('an edited recipe keeps all its steps, and can be restored exactly', async () => {
  const instructions = ['Soak: All night.', 'Cook.', 'Fry.', 'Mix.', 'Simmer.', 'Finish.']
  const recipe = { kind: 'recipe', title: 'Amritsari Chole', instructions, tips: ['Rest it.'], closing: '' }
  const fewer = await publish('recipe:3', { ...recipe, instructions: ['Cook.'] })
  expect(fewer.json()).toMatchObject({ message: 'This recipe has 6 steps. Write a text for each one.' })
  expect(await own()).not.toHaveProperty('recipes')
  const draft = { version: 0, content: { ...recipe, instructions: ['Cook.'] } }
  expect((await asha.call('PUT', at('recipe:3', '/draft'), draft)).statusCode).toBe(200)
  await publish('recipe:3', recipe)
  expect((await own()).recipes).toEqual({ 3: { title: 'Amritsari Chole', instructions, tips: ['Rest it.'] } })
  await asha.post(at('recipe:3', '/put-back'), { version: await version('recipe:3') })
  expect(await own()).not.toHaveProperty('recipes')
})

test('testimonials and the timeline are as written in the admin', async () => {
  const said = [{ name: 'Meera Iyer', role: 'Cook, Hassan', words: 'It is red.' }]
  const entries = [{ title: '2016: The company', text: 'It begins.' }]
  await publish('testimonials', { kind: 'testimonials', said })
  await publish('timeline', { kind: 'timeline', entries })
  expect(await own()).toMatchObject({ testimonials: { said }, timeline: { entries } })
  await asha.post(at('testimonials', '/put-back'), { version: await version('testimonials') })
  expect(await own()).not.toHaveProperty('testimonials')
})

test('a published text cannot be changed, not even by SQL', async () => {
  const run = (statement: string) => shop.database.connection().execute(statement)
  await expect(run(`update content_block_texts set content = '{}'`)).rejects.toThrow()
  await expect(run('delete from content_block_texts')).rejects.toThrow()
})

const post = (title: string, text = 'Words.') => ({
  ...{ kind: 'post', title, picture: 'rasam-basics.jpg', text, date: '2026-11-01' },
})

test('a new post is an invisible draft, then appears with the others, and can be taken down again', async () => {
  const draft = await asha.call('PUT', at('post:tamarind', '/draft'), {
    version: 0,
    content: post('Tamarind'),
  })
  expect(draft.json()).toMatchObject({ version: 1, draft: { content: post('Tamarind'), by: 'Asha' } })
  expect(await blogs()).toHaveLength(1)
  await publish('post:tamarind', post('Tamarind', 'It is *sour*.'))
  const shown = { title: 'Tamarind', description: '<p>It is <em>sour</em>.</p>', image: 'rasam-basics.jpg' }
  await eventually(async () => (await blogs()).length === 2)
  expect((await blogs())[0]).toMatchObject(shown)
  expect((await asha.get(at('post:tamarind'))).json()).not.toHaveProperty('draft')
  const same = await publish('post:other', post('Tamarind'))
  expect(same.json()).toMatchObject({
    code: 'INVALID_INPUT',
    message: 'Another post already has this title.',
  })
  await asha.post(at('post:tamarind', '/put-back'), { version: await version('post:tamarind') })
  await eventually(async () => (await blogs()).length === 1)
})

test('an original post can be edited, and restored exactly', async () => {
  const before = await blogs()
  await publish('post:keep-it-dry', post('Keep it very dry'))
  await eventually(async () => (await blogs())[0].title === 'Keep it very dry')
  await asha.post(at('post:keep-it-dry', '/put-back'), { version: await version('post:keep-it-dry') })
  await eventually(async () => (await blogs())[0].title === 'Keep it dry')
  expect(await blogs()).toEqual(before)
})

test('the second of two editors learns who was first, and overwrites nothing', async () => {
  const seen = await version('page:terms')
  await publish('page:terms', { kind: 'page', text: 'First.' })
  const late = await ravi.post(at('page:terms'), {
    version: seen,
    content: { kind: 'page', text: 'Second.' },
  })
  expect(late.json()).toMatchObject({
    code: 'CHANGED_MEANWHILE',
    message: expect.stringMatching(/^Asha changed this/),
  })
  expect((await own()).pages['/terms']).toContain('First.')
})

test('the audit log shows who wrote what', async () => {
  const { rows } = await shop.database
    .connection()
    .execute(`select name, what, before, after from audit_log where about_id = 'page:terms'`)
  expect(rows).toEqual([
    {
      name: 'Asha',
      what: 'content-published',
      before: null,
      after: expect.objectContaining({ content: { kind: 'page', text: 'First.' } }),
    },
  ])
})

test.each([
  ['an unknown block', 'page:nothing', { kind: 'page', text: 'x' }, {}, 404],
  ['an unknown recipe', 'recipe:13', { kind: 'recipe' }, {}, 404],
  ['text of another kind', 'announcement', { kind: 'page', text: 'x' }, {}, 400],
  [
    'a link to another shop',
    'announcement',
    { kind: 'announcement', text: 'x', link: '//evil.example' },
    {},
    400,
  ],
  ['a script as a link', 'announcement', { kind: 'announcement', text: 'x', link: 'javascript:x' }, {}, 400],
  ['an unknown picture', 'banner:home', { kind: 'banner', picture: '/uploads/x.jpg' }, {}, 400],
  ['an empty list of testimonials', 'testimonials', { kind: 'testimonials', said: [] }, {}, 400],
  [
    'a step of the history without a text',
    'timeline',
    { kind: 'timeline', entries: [{ title: '2016', text: ' ' }] },
    {},
    400,
  ],
  ['an end before the beginning', 'banner:home', { kind: 'banner' }, { until: '2020-01-01T00:00:00Z' }, 400],
])('%s is refused', async (_, block, content, times, status) => {
  const answer = await asha.post(at(block), { version: 0, content, ...times })
  expect(answer.statusCode).toBe(status)
})

test('a release that renews its posts keeps those edited in the admin', async () => {
  await publish('post:keep-it-dry', post('Keep it dry, always'))
  await shop.database.connection().execute(`update seeds set content_hash = '' where name = 'blogs'`)
  await shop.another()
  await eventually(async () => (await blogs())[0].title === 'Keep it dry, always')
})
