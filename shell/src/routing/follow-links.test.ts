import { containerName, type LiveRemote } from 'shared-contracts/remote'
import { followLinks } from './follow-links'

const push = jest.fn()
const shop = { name: containerName('mf-content') } as LiveRemote
const admin: LiveRemote = { ...shop, frame: 'bare' }

beforeAll(() =>
  followLinks({ push }, (path) => {
    if (path.startsWith('/admin')) return admin
    return path.startsWith('/uploads') ? undefined : shop
  }),
)
beforeEach(() => jest.clearAllMocks())

/** @returns true if the browser follows the link itself */
function clicks(attributes: string, click: MouseEventInit = {}): boolean {
  document.body.innerHTML = `<a ${attributes}><span>Refund</span></a>`
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...click })
  return document.querySelector('span')?.dispatchEvent(event) ?? false
}

test('an unhandled link click navigates within the document', () => {
  expect(clicks('href="/refund?from=footer"')).toBe(false)
  expect(push).toHaveBeenCalledWith('/refund?from=footer')
})

test.each([
  ['to another tab', 'href="/refund" target="_blank"', {}],
  ['pressed with Ctrl', 'href="/refund"', { ctrlKey: true }],
  ['pressed with another button', 'href="/refund"', { button: 1 }],
  ['to another site', 'href="https://example.com/"', {}],
  ['to a download', 'href="/refund" download', {}],
  ['to a place on this page', 'href="/#main"', {}],
  ['to another language', 'href="/hi/refund"', {}],
  ['to a file', 'href="/uploads/label.pdf"', {}],
  ['to a page in another frame', 'href="/admin"', {}],
])('a link %s is left to the browser', (_, attributes, click) => {
  // Prevents jsdom's error about navigation.
  addEventListener('click', (event) => event.preventDefault(), { once: true })
  clicks(attributes, click)
  expect(push).not.toHaveBeenCalled()
})

test('a handled link click does not navigate again', () => {
  document.body.addEventListener('click', (event) => event.preventDefault(), { once: true })
  clicks('href="/refund"')
  expect(push).not.toHaveBeenCalled()
})

test('a link in a part that is not hydrated yet is followed, although React stops the click', async () => {
  document.body.innerHTML = '<footer><a href="/refund">Refund</a></footer>'
  const [footer, link] = document.querySelectorAll<HTMLElement>('footer, a')
  if (!footer || !link) throw new Error('The footer has no link.')
  const react = new AbortController()
  document.body.addEventListener('click', (event) => event.stopPropagation(), {
    capture: true,
    signal: react.signal,
  })
  // Prevents jsdom's error about navigation.
  link.addEventListener('click', (event) => event.preventDefault())
  let tellReady = () => {}
  const isReady = new Promise<void>((resolve) => {
    tellReady = resolve
  })
  followLinks({ push }, () => shop, { element: footer, isReady })
  link.click()
  expect(push).toHaveBeenCalledTimes(1)
  tellReady()
  await isReady
  react.abort()
  link.click()
  expect(push).toHaveBeenCalledTimes(1)
})
