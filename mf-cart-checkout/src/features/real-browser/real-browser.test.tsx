import { screen } from '@testing-library/react'
import { turmericLine } from '../../testing/example-cart'
import { openPage } from '../../testing/open-page'
import { intentLink } from './intent-link'

const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)'

function openPageAs(userAgent: string) {
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent)
  return openPage({ path: '/checkout', lines: [turmericLine] })
}

const url = 'http://localhost/cart/turmeric-powder.100:2'

test('the checkout inside an Android app offers to continue in the default browser, with the cart', async () => {
  openPageAs('Mozilla/5.0 (Linux; Android 15; SM-S921B; wv) AppleWebKit/537.36 Instagram 401.0')
  expect(await screen.findByRole('link', { name: 'Open in my browser' })).toHaveAttribute(
    'href',
    intentLink(url),
  )
})

test('the checkout inside an iPhone app offers a link with the cart to copy', async () => {
  openPageAs(`${iphone} Mobile/15E148 Instagram 401.0`)
  expect(await screen.findByRole('textbox', { name: 'Link' })).toHaveValue(url)
})

test('a shopper can ignore the offer and pay inside the app', async () => {
  openPageAs(`${iphone} Mobile/15E148 Instagram 401.0`)
  expect(await screen.findByRole('button', { name: 'PAY NOW' })).toBeEnabled()
})

test('a real browser shows no offer', async () => {
  openPageAs(`${iphone} Version/18.6 Mobile/15E148 Safari/604.1`)
  await screen.findByRole('button', { name: 'PAY NOW' })
  expect(screen.queryByRole('complementary', { name: 'Open in your browser' })).not.toBeInTheDocument()
})

test('the intent link has the address, the action and a fallback', () => {
  expect(intentLink('https://shop.example/cart/a.b:1?utm_source=app')).toBe(
    'intent://shop.example/cart/a.b:1?utm_source=app#Intent;scheme=https;action=android.intent.action.VIEW;category=android.intent.category.BROWSABLE;S.browser_fallback_url=https%3A%2F%2Fshop.example%2Fcart%2Fa.b%3A1%3Futm_source%3Dapp;end',
  )
})
