import { leaveToBrowser } from './leave-to-browser'

let isOn = true
let controller: object | null = {}
beforeAll(() => {
  Object.defineProperty(navigator, 'serviceWorker', {
    value: {
      get controller() {
        return controller
      },
    },
  })
  jest.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOn)
  leaveToBrowser({ view: () => ({ kind: 'loading' }) as never, subscribe: () => () => {} })
})
beforeEach(() => {
  isOn = false
  controller = {}
})

/** @returns true if the shop's router gets the click */
function isHeard(href: string): boolean {
  document.body.innerHTML = `<a href="${href}">Link</a>`
  const heard = jest.fn((event: Event) => event.preventDefault())
  document.body.addEventListener('click', heard, { once: true })
  document.querySelector('a')?.click()
  document.body.removeEventListener('click', heard)
  return heard.mock.calls.length > 0
}

test('the browser follows a link offline, and the worker provides the page', () => {
  expect(isHeard('/about')).toBe(false)
})

test('the shop follows a link itself with a connection, without a worker, and within a page', () => {
  expect(isHeard('#main')).toBe(true)
  controller = null
  expect(isHeard('/about')).toBe(true)
  controller = {}
  isOn = true
  expect(isHeard('/about')).toBe(true)
})

test('the current page is recognised in Hindi too', () => {
  window.history.replaceState(null, '', '/hi/about')
  expect(isHeard('/hi/about#main')).toBe(true)
  expect(isHeard('/hi/recipes')).toBe(false)
})
