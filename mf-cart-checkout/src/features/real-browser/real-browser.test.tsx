import { screen } from '@testing-library/react'
import { turmericLine } from '../../testing/example-cart'
import { openPage } from '../../testing/open-page'
import { intentLink } from './intent-link'

const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)'

function comesWith(userAgent: string) {
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent)
  return openPage({ path: '/checkout', lines: [turmericLine] })
}

const url = 'http://localhost/cart/turmeric-powder.100:2'

test('who comes to the checkout inside an app on Android may go on in the own browser, with the cart', async () => {
  comesWith('Mozilla/5.0 (Linux; Android 15; SM-S921B; wv) AppleWebKit/537.36 Instagram 401.0')
  expect(await screen.findByRole('link', { name: 'Open in my browser' })).toHaveAttribute(
    'href',
    intentLink(url),
  )
})

test('who comes inside an app on an iPhone may copy a link with the cart', async () => {
  comesWith(`${iphone} Mobile/15E148 Instagram 401.0`)
  expect(await screen.findByRole('textbox', { name: 'Link' })).toHaveValue(url)
})

test('it is an offer: who stays in the app can pay there', async () => {
  comesWith(`${iphone} Mobile/15E148 Instagram 401.0`)
  expect(await screen.findByRole('button', { name: 'PAY NOW' })).toBeEnabled()
})

test('in a browser of its own nothing is offered', async () => {
  comesWith(`${iphone} Version/18.6 Mobile/15E148 Safari/604.1`)
  await screen.findByRole('button', { name: 'PAY NOW' })
  expect(screen.queryByRole('complementary', { name: 'Your own browser' })).not.toBeInTheDocument()
})

test('Android is told the address, how to open it, and what to do if it cannot', () => {
  expect(intentLink('https://shop.example/cart/a.b:1?utm_source=app')).toBe(
    'intent://shop.example/cart/a.b:1?utm_source=app#Intent;scheme=https;action=android.intent.action.VIEW;category=android.intent.category.BROWSABLE;S.browser_fallback_url=https%3A%2F%2Fshop.example%2Fcart%2Fa.b%3A1%3Futm_source%3Dapp;end',
  )
})
