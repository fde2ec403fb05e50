import { addEarly } from './add-before-hydration'

const line = {
  id: 'turmeric',
  variantId: 'turmeric-100',
  variantLabel: '100 g',
  title: 'Turmeric',
  price: 9500,
  image: '',
}
const stored = (): unknown => JSON.parse(localStorage.getItem('cart') ?? 'null')
const cartLink = () => document.querySelector('header a')
const press = () => addEarly(document.querySelector('button') ?? document.body)

beforeEach(() => {
  localStorage.clear()
  document.body.innerHTML = `<header><a href="/cart" aria-label="CART" data-items="CART 1 item|CART # items"></a></header>
    <main><select><option selected>100 g</option><option>250 g</option></select><button>ADD TO CART</button></main>`
  document.querySelector('button')?.setAttribute('data-line', JSON.stringify(line))
})
afterEach(() => jest.restoreAllMocks())

test('a press before the code has loaded adds the line, and the header shows the count', () => {
  expect(press()).toBe(true)
  expect(stored()).toEqual({ lines: [{ ...line, quantity: 1 }], orderId: null })
  expect(cartLink()).toHaveAttribute('aria-label', 'CART 1 item')
  expect(cartLink()).toHaveAttribute('data-early', '1')
})

test('a line that is in the cart already gets one more, and the cart is another order', () => {
  const other = { ...line, id: 'cumin', variantId: 'cumin-50', quantity: 2 }
  localStorage.setItem('cart', JSON.stringify({ lines: [other, { ...line, quantity: 1 }], orderId: 'o1' }))
  expect(press()).toBe(true)
  expect(stored()).toEqual({ lines: [other, { ...line, quantity: 2 }], orderId: null })
  expect(cartLink()).toHaveAttribute('aria-label', 'CART 4 items')
})

test.each(['{', '{"lines":[{"id":"cumin","quantity":"2"}]}', '[]', 'null'])(
  'a stored cart that this shop did not write is left to its code: %s',
  (text) => {
    localStorage.setItem('cart', text)
    expect(press()).toBe(false)
    expect(localStorage.getItem('cart')).toBe(text)
  },
)

test('another pack than the one in the HTML is left to the code', () => {
  const [, second] = document.querySelectorAll('option')
  if (second) second.selected = true
  expect(press()).toBe(false)
  expect(stored()).toBeNull()
})

test('without storage, as in some private windows, the press is left to the code', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  expect(press()).toBe(false)
  expect(cartLink()).toHaveAttribute('aria-label', 'CART')
})

test('a button without a line adds nothing', () => {
  document.querySelector('button')?.removeAttribute('data-line')
  expect(press()).toBe(false)
})
