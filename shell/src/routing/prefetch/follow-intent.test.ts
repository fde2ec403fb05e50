import { loadFooter } from '../../frame/footer/touched-footer'
import { followIntent } from './follow-intent'

jest.mock('../../frame/footer/touched-footer', () => ({ loadFooter: jest.fn() }))

/** Of the page behind the link. */
const prepare = jest.fn(async () => {})

function rests(on: string) {
  document.querySelector(on)?.dispatchEvent(new MouseEvent('pointerover', { bubbles: true, clientX: 9 }))
  return new Promise((resolve) => setTimeout(resolve))
}

beforeAll(() => followIntent({ prefetch: async () => {} }, { prepare, forgetUpcoming: () => {} }))
beforeEach(() => jest.clearAllMocks())

// The press wakes the footer. Its code would be fetched while the page is on its way.
test('who rests the mouse on a link has the code of the footer before they press, after the page’s', async () => {
  document.body.innerHTML = '<a href="/recipes">RECIPES</a><footer></footer>'
  await rests('a')
  expect(prepare).toHaveBeenCalledWith('/recipes')
  expect(loadFooter).toHaveBeenCalledTimes(1)
  expect(jest.mocked(loadFooter).mock.invocationCallOrder[0]).toBeGreaterThan(
    prepare.mock.invocationCallOrder[0] ?? Infinity,
  )
})

test('who rests it elsewhere, or where there is no footer, has none of it', async () => {
  document.body.innerHTML = '<p>Cook something wonderful</p><footer></footer>'
  await rests('p')
  document.body.innerHTML = '<a href="/recipes">RECIPES</a>'
  await rests('a')
  expect(loadFooter).not.toHaveBeenCalled()
})
