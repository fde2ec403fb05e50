import { loadFooter } from '../../frame/footer/touched-footer'
import { followIntent } from './follow-intent'

jest.mock('../../frame/footer/touched-footer', () => ({ loadFooter: jest.fn() }))

/** A fake of the router's `prepare`, which renders the page behind the link. */
const prepare = jest.fn(async () => {})

function rests(on: string) {
  document.querySelector(on)?.dispatchEvent(new MouseEvent('pointerover', { bubbles: true, clientX: 9 }))
  return new Promise((resolve) => setTimeout(resolve))
}

beforeAll(() => followIntent({ prefetch: async () => {} }, { prepare, forgetUpcoming: () => {} }))
beforeEach(() => jest.clearAllMocks())

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
