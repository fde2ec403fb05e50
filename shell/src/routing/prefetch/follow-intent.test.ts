import { loadFooter } from '../../frame/footer/touched-footer'
import { followIntent } from './follow-intent'

jest.mock('../../frame/footer/touched-footer', () => ({ loadFooter: jest.fn() }))

/** A fake of the router's `prepare`, which renders the page behind the link. */
const prepare = jest.fn(async () => {})

function rests(on: string) {
  document.querySelector(on)?.dispatchEvent(new MouseEvent('pointerover', { bubbles: true, clientX: 9 }))
  return new Promise((resolve) => setTimeout(resolve))
}

let arrive = () => {}
let data = Promise.resolve()

beforeAll(() => followIntent({ prefetch: () => data }, { prepare, forgetUpcoming: () => {} }))
beforeEach(() => {
  jest.clearAllMocks()
  document.dispatchEvent(new Event('focusout'))
  data = Promise.resolve()
})

test('a page is rendered before its data arrive, and once more with them', async () => {
  data = new Promise((resolve) => {
    arrive = resolve
  })
  document.body.innerHTML = '<a href="/recipes"><b>RECIPES</b></a>'
  await rests('a')
  await rests('b')
  expect(prepare).toHaveBeenCalledTimes(1)
  arrive()
  await rests('b')
  expect(prepare).toHaveBeenCalledTimes(2)
})

test('a page that the shopper no longer points at is not rendered with its data', async () => {
  data = new Promise((resolve) => {
    arrive = resolve
  })
  document.body.innerHTML = '<a href="/recipes">RECIPES</a>'
  await rests('a')
  document.dispatchEvent(new Event('focusout'))
  arrive()
  await data
  expect(prepare).toHaveBeenCalledTimes(1)
})

test('a link can be pressed again after its page was opened', async () => {
  document.body.innerHTML = '<a href="/recipes">RECIPES</a>'
  document.querySelector('a')?.addEventListener('click', (event) => event.preventDefault())
  await rests('a')
  document.querySelector('a')?.click()
  jest.clearAllMocks()
  await rests('a')
  expect(prepare).toHaveBeenCalled()
})

// Pressing the link hydrates the footer, whose code would otherwise load at the same time as the page.
test('resting the mouse on a link loads the footer’s code before the press, after the page’s', async () => {
  document.body.innerHTML = '<a href="/recipes">RECIPES</a><footer></footer>'
  await rests('a')
  expect(prepare).toHaveBeenCalledWith('/recipes')
  expect(loadFooter).toHaveBeenCalledTimes(1)
  expect(jest.mocked(loadFooter).mock.invocationCallOrder[0]).toBeGreaterThan(
    prepare.mock.invocationCallOrder[0] ?? Infinity,
  )
})

test('resting it elsewhere, or without a footer, does not load it', async () => {
  document.body.innerHTML = '<p>Cook something wonderful</p><footer></footer>'
  await rests('p')
  document.body.innerHTML = '<a href="/recipes">RECIPES</a>'
  await rests('a')
  expect(loadFooter).not.toHaveBeenCalled()
})
