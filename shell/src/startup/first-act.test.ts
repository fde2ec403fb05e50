import { firstAct } from './first-act'

afterEach(() => {
  globalThis.earlyActs = undefined
  document.body.replaceChildren()
})

test.each(['scroll', 'pointerdown', 'touchstart', 'keydown', 'click'])(
  'the first %s is noticed before anything else handles it',
  async (type) => {
    const act = firstAct()
    let seen: unknown
    document.body.addEventListener(type, () => (seen = 'status' in act && act.status), { once: true })
    expect(act).not.toHaveProperty('status')
    document.body.dispatchEvent(new Event(type))
    expect(seen).toBe('fulfilled')
    await act
  },
)

test('a moving pointer does not count, so that the page it may come to rest on is prepared first', async () => {
  const act = firstAct()
  document.body.dispatchEvent(new Event('pointermove', { bubbles: true }))
  await new Promise((resolve) => setTimeout(resolve))
  expect(act).not.toHaveProperty('status')
})

test('nothing is dormant on a page whose footer is visible', async () => {
  document.body.innerHTML = '<footer></footer>'
  await firstAct()
})

test('a press from before the page could respond takes effect', async () => {
  globalThis.earlyActs = {
    list: [{ type: 'click', target: document.body, index: 0 }],
    keepOnly: () => {},
    stop: () => {},
  }
  await firstAct()
})
