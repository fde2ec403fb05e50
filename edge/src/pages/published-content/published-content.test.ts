import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { announcementHtml } from './announcement'
import { followPublishedContent } from './follow-published-content'
import { selectPublishedContent } from './select-published-content'

const nothing = { banners: {}, pages: {} }

test('where nobody has written anything, a page is told of nothing', () => {
  expect(selectPublishedContent(nothing, '/', 'en', false)).toBeUndefined()
})

test('a page has its own text, and of others only that there is one', () => {
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

test('any page knows what recipes are called, and their own pages what they say', () => {
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

test('who answers for the shop is said in the reader’s language, and is text whatever it is', () => {
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

test('an announcement is in the reader’s language where it was written in it, and text whatever it is', () => {
  const said = { text: 'Closed <today>', hi: 'आज बंद', link: '/about' }
  expect(announcementHtml(said, 'hi')).toContain('<a href="/hi/about"><span>आज बंद</span></a>')
  expect(announcementHtml(said, 'kn')).toContain('<span lang="en-IN">Closed &lt;today&gt;</span>')
})

let api: Server
let answers: { status: number; text: string }
let asked: number
let follow: ReturnType<typeof followPublishedContent>
beforeEach(async () => {
  asked = 0
  answers = { status: 200, text: JSON.stringify({ ...nothing, announcement: { text: 'One' } }) }
  api = createServer((_, response) => {
    asked += 1
    response.writeHead(answers.status).end(answers.text)
  })
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve))
  follow = followPublishedContent(`http://127.0.0.1:${(api.address() as AddressInfo).port}`)
})
afterEach(() => void api.close())

const { signal } = new AbortController()

test('a shop where nobody has written anything asks for nothing', async () => {
  expect(await follow.follow('1', false, signal)).toBe('1')
  expect(asked).toBe(0)
})

test('words are asked for once a version, and other words make another version', async () => {
  const first = await follow.follow('1', true, signal)
  expect(await follow.follow('1', true, signal)).toBe(first)
  expect(asked).toBe(1)
  expect(follow.current()?.announcement).toEqual({ text: 'One' })
  expect(await follow.follow('2', false, signal)).toBe('2')
  expect(follow.current()).toBeUndefined()
})

test('where words can’t be had, the last ones stay, and they are asked for again', async () => {
  const first = await follow.follow('1', true, signal)
  const { text } = answers
  answers = { status: 500, text: 'broken' }
  expect(await follow.follow('2', true, signal)).toBe(first.replace('1.', '2.'))
  expect(follow.current()?.announcement).toEqual({ text: 'One' })
  answers = { status: 200, text: text.replace('One', 'Two') }
  await follow.follow('2', true, signal)
  expect(follow.current()?.announcement).toEqual({ text: 'Two' })
})
