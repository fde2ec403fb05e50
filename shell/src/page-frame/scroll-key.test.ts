import { scrollKey } from './scroll-key'

const checkout = { key: 'default', pathname: '/checkout', search: '' }

test('a shopper who returns from the gateway does not land where the checkout was scrolled to', () => {
  const thankYou = { key: 'default', pathname: '/thank-you', search: '?order_id=ORD-1' }
  expect(scrollKey(thankYou)).not.toBe(scrollKey(checkout))
})

test('a reload finds its place again', () => {
  expect(scrollKey({ ...checkout })).toBe(scrollKey(checkout))
})

test('two visits of one page by links keep their own places', () => {
  expect(scrollKey({ ...checkout, key: 'a1' })).not.toBe(scrollKey({ ...checkout, key: 'b2' }))
})
