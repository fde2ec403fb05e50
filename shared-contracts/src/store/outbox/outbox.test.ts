import { type FakeResponse, fakeHttp } from '../../testing'
import { createStore } from '../create-store'
import { sendOrWait } from '../send-or-wait'
import { isPostWaiting, queuePost, sendWaiting } from './outbox'

const post = { kind: 'newsletter', key: '1795633791430-87', data: { email: 'asha@example.com' } } as const

/** Opens a page of the shop with a fake api. */
function open(answer: () => FakeResponse = () => ({ status: 200, body: {} })) {
  const { http, requests } = fakeHttp({ 'POST /api/subscribe': answer, 'POST /api/contact-form': answer })
  const { dispatch } = createStore({ http })
  const posts = () => requests.filter(({ method }) => method === 'POST')
  return { posts, send: () => sendWaiting(dispatch) }
}

function setLine(isOn: boolean) {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOn)
}

const never = () => {
  throw new Error('It was not to be reached.')
}

beforeEach(() => localStorage.clear())
afterEach(() => jest.restoreAllMocks())

test('a queued post is sent once, with its key, when there is a connection, and the shopper sees a message', async () => {
  const { send, posts } = open()
  const outcome = queuePost(post)
  expect(isPostWaiting()).toBe(true)
  expect(await send()).toEqual([{ isSent: true, message: 'Subscription successful! Thank you.' }])
  expect(await outcome).toBe(true)
  expect(await send()).toEqual([])
  expect(posts()).toEqual([
    {
      method: 'POST',
      url: '/api/subscribe',
      body: post.data,
      headers: { 'Idempotency-Key': post.key },
    },
  ])
})

test('a queued post survives the visit: the next page sends it', async () => {
  queuePost(post)
  const next = open()
  await next.send()
  expect(next.posts()).toHaveLength(1)
  expect(isPostWaiting()).toBe(false)
})

test.each([500, 503, 429])('a post is sent again after the api temporarily responds %i', async (status) => {
  queuePost(post)
  expect(await open(() => ({ status, body: {} })).send()).toEqual([])
  expect(isPostWaiting()).toBe(true)
})

test('after a lost response the post is sent again with the same key', async () => {
  queuePost(post)
  await open(() => {
    throw new Error('Network Error')
  }).send()
  const { send, posts } = open()
  await send()
  expect(posts()).toMatchObject([{ headers: { 'Idempotency-Key': post.key } }])
})

test('a post that the api refuses is not sent again, and is reported as failed', async () => {
  const outcome = queuePost(post)
  const { send } = open(() => ({ status: 400, body: {} }))
  expect(await send()).toEqual([{ isSent: false, message: 'Failed to subscribe. Please try again.' }])
  expect(await outcome).toBe(false)
  expect(isPostWaiting()).toBe(false)
})

test('a post sent by another tab counts as sent here', async () => {
  const outcome = queuePost(post)
  localStorage.clear()
  await open().send()
  expect(await outcome).toBe(true)
})

test('without storage a post stays queued as long as the page is open', async () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(never)
  const outcome = queuePost(post)
  const { send, posts } = open()
  await send()
  expect(await outcome).toBe(true)
  expect(posts()).toHaveLength(1)
})

test.each(['{', '[{"kind":"order"}]', '{"kind":"contact"}', '[null]'])(
  'a corrupt outbox counts as empty: %s',
  (text) => {
    localStorage.setItem('outbox', text)
    expect(isPostWaiting()).toBe(false)
  },
)

describe('a post', () => {
  const { key: _, ...subscription } = post
  const noAnswer = { status: 0, code: undefined, message: undefined }

  test('with a connection is sent immediately, and fails immediately', async () => {
    const send = jest.fn(async () => ({}))
    expect(await sendOrWait(subscription, { send, onWaiting: never })).toEqual({
      isSent: true,
      hasWaited: false,
    })
    const fail = async () => ({ error: noAnswer })
    expect(await sendOrWait(subscription, { send: fail, onWaiting: never })).toEqual({
      isSent: false,
      hasWaited: false,
    })
  })

  test('without a connection is queued, and the shopper sees a message when it is sent', async () => {
    setLine(false)
    const onWaiting = jest.fn()
    const outcome = sendOrWait(subscription, { send: async () => ({ error: noAnswer }), onWaiting })
    await Promise.resolve()
    while (!isPostWaiting()) await new Promise((resolve) => setTimeout(resolve))
    expect(onWaiting).toHaveBeenCalledTimes(1)
    setLine(true)
    await open().send()
    expect(await outcome).toEqual({ isSent: true, hasWaited: true })
  })

  test('sent again after a failure has the same key; a different one has another', async () => {
    const keys: string[] = []
    const send = async (key: string) => {
      keys.push(key)
      return { error: { ...noAnswer, status: 500 } }
    }
    const other = { ...subscription, data: { email: 'ravi@example.com' } }
    for (const each of [subscription, subscription, other]) await sendOrWait(each, { send, onWaiting: never })
    expect(keys[0]).toBe(keys[1])
    expect(keys[2]).not.toBe(keys[0])
  })
})
