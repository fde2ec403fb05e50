import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { announcementHtml } from './announcement'
import { followPublishedContent } from './follow-published-content'
import { selectPublishedContent } from './select-published-content'

const nothing = { banners: {}, pages: {} }

test('a page without published text contains no markers', () => {
  expect(selectPublishedContent(nothing, '/', 'en', false)).toBeUndefined()
})

test('a page contains its own text, and only markers for others', () => {
  const own = {
    banners: { home: { title: 'Diwali' } },
    pages: { '/refund': '<p>x</p>', '/terms': '<p>y</p>' },
  }
  expect(selectPublishedContent(own, '/refund', 'en', false)).toEqual({
    home: { title: 'Diwali' },
    '/refund': { html: '<p>x</p>' },
    '/terms': { isElsewhere: true },
  })
})

test('every page knows the titles of recipes, and their own pages the text', () => {
  const own = {
    ...nothing,
    recipes: { 3: { title: 'Amritsari Chole', tips: ['Rest it.'] }, 5: { title: 'Rasam' } },
  }
  const lang = 'en-IN'
  const elsewhere = {
    '/product/3': { title: 'Amritsari Chole', lang, isElsewhere: true },
    '/product/5': { title: 'Rasam', lang },
  }
  expect(selectPublishedContent(own, '/recipes', 'en', false)).toEqual(elsewhere)
  const here = { ...elsewhere, '/product/3': { title: 'Amritsari Chole', lang, tips: ['Rest it.'] } }
  expect(selectPublishedContent(own, '/product/3', 'hi', false)).toEqual(here)
  expect(selectPublishedContent(own, '/product/3/cook', 'en', false)).toEqual(here)
})

test('a public shop hides testimonials and the timeline until they are written', () => {
  const isHidden = true
  expect(selectPublishedContent(nothing, '/', 'en', true)).toEqual({
    testimonials: { isHidden },
    timeline: { isHidden },
  })
  const timeline = { entries: [{ title: '2016: The company', text: 'It begins.' }] }
  expect(selectPublishedContent({ ...nothing, timeline }, '/about', 'en', true)).toMatchObject({ timeline })
  expect(selectPublishedContent({ ...nothing, timeline }, '/', 'en', true)).toMatchObject({
    timeline: { isElsewhere: true },
  })
})

test('the responsible person is shown in the reader’s language, escaped', () => {
  const contact = {
    ...{ officerName: '<b>Meera</b>', officerPost: null, officerPhone: '080 1', officerEmail: null },
    hours: '10 to 18',
  }
  const html = selectPublishedContent({ ...nothing, contact }, '/', 'kn', false)?.['/contact']?.html
  expect(html).toContain(
    '<h2 class="h3">ದೂರು ಪರಿಹಾರ ಅಧಿಕಾರಿ</h2><p>&lt;b&gt;Meera&lt;/b&gt;<br><a href="tel:0801">080 1</a></p>',
  )
  expect(html).toContain('<p>10 to 18</p>')
})

test('an announcement is shown in the reader’s language if translated, escaped', () => {
  const announcement = { text: 'Closed <today>', hi: 'आज बंद', link: '/about' }
  expect(announcementHtml(announcement, 'hi')).toContain('<a href="/hi/about"><span>आज बंद</span></a>')
  expect(announcementHtml(announcement, 'kn')).toContain('<span lang="en-IN">Closed &lt;today&gt;</span>')
})

let api: Server
let answers: { status: number; text: string }
let requestCount: number
let follow: ReturnType<typeof followPublishedContent>
beforeEach(async () => {
  requestCount = 0
  answers = { status: 200, text: JSON.stringify({ ...nothing, announcement: { text: 'One' } }) }
  api = createServer((_, response) => {
    requestCount += 1
    response.writeHead(answers.status).end(answers.text)
  })
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve))
  follow = followPublishedContent(`http://127.0.0.1:${(api.address() as AddressInfo).port}`)
})
afterEach(() => void api.close())

const { signal } = new AbortController()

test('a shop without published text requests none', async () => {
  expect(await follow.follow('1', false, signal)).toBe('1')
  expect(requestCount).toBe(0)
})

test('text is fetched once per version, and new text makes a new version', async () => {
  const first = await follow.follow('1', true, signal)
  expect(await follow.follow('1', true, signal)).toBe(first)
  expect(requestCount).toBe(1)
  expect(follow.current()?.announcement).toEqual({ text: 'One' })
  expect(await follow.follow('2', false, signal)).toBe('2')
  expect(follow.current()).toBeUndefined()
})

test('the last text is used if a new one cannot be fetched, and the fetch is retried', async () => {
  const first = await follow.follow('1', true, signal)
  const { text } = answers
  answers = { status: 500, text: 'broken' }
  expect(await follow.follow('2', true, signal)).toBe(first.replace('1.', '2.'))
  expect(follow.current()?.announcement).toEqual({ text: 'One' })
  answers = { status: 200, text: text.replace('One', 'Two') }
  await follow.follow('2', true, signal)
  expect(follow.current()?.announcement).toEqual({ text: 'Two' })
})
