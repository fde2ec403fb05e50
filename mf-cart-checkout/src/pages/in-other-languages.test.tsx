import { say } from 'shared-contracts/i18n/translatable-message'
import 'design-system/testing/dialog-in-jsdom'
import { screen, within } from '@testing-library/react'
import { createText, inEnglish } from 'shared-contracts/i18n/translate'
import { leaveForGateway } from '../data/payment/leave-for-gateway'
import { words as hi } from '../i18n/hi/index'
import { words as kn } from '../i18n/kn/index'
import module from '../module'
import { home } from '../testing/example-address'
import { ananya, pepperLine, turmericLine } from '../testing/example-cart'
import { fillAddress } from '../testing/fill-address'
import { openPage } from '../testing/open-page'

jest.mock('../data/payment/leave-for-gateway')

const inHindi = { language: 'hi', words: hi } as const
const inKannada = { language: 'kn', words: kn } as const

test('the cart has names, buttons and totals in Hindi', async () => {
  const { user, missing } = openPage({ path: '/cart', lines: [turmericLine], reads: inHindi })
  expect(await screen.findByRole('heading', { level: 1, name: 'आपका कार्ट' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'चेकआउट करें' })).toHaveAttribute('href', '/checkout')
  await user.click(screen.getByRole('button', { name: 'हल्दी पाउडर हटाएँ' }))
  expect(screen.getByText('हल्दी पाउडर हटा दिया गया।')).toBeInTheDocument()
  expect(missing).toEqual([])
})

test('a cart shared from a Kannada page opens in Kannada', async () => {
  const { user } = openPage({ path: '/cart', lines: [turmericLine], reads: inKannada })
  await user.click(await screen.findByRole('button', { name: 'ಈ ಕಾರ್ಟ್ ಹಂಚಿಕೊಳ್ಳಿ' }))
  expect(await screen.findByRole('textbox', { name: 'ಲಿಂಕ್' })).toHaveValue(
    'http://localhost/kn/cart/turmeric-powder.100:2',
  )
})

test('a Hindi checkout returns to a Hindi page', async () => {
  const page = openPage({
    path: '/checkout',
    lines: [turmericLine],
    user: ananya,
    reads: inHindi,
    api: {
      'GET /api/shipping-address/user/customer-1': { status: 200, body: [home] },
      'POST /api/orders': { status: 201, body: {} },
      'POST /api/payments/create': {
        status: 201,
        body: { payment: { payment_link: 'https://pay.example/1', payment_id: '77' } },
      },
    },
  })
  await screen.findByRole('button', { name: /Ananya Rao/ })
  await page.user.click(screen.getByRole('button', { name: 'अभी भुगतान करें' }))
  const dialog = await screen.findByRole('dialog', { name: 'अपना ऑर्डर पक्का करें' })
  expect(within(dialog).getByText('100 ग्राम · मात्रा 2')).toBeVisible()
  await page.user.click(within(dialog).getByRole('button', { name: 'पक्का करें और भुगतान करें' }))
  expect(leaveForGateway).toHaveBeenCalledWith('https://pay.example/1')
  expect(page.sentTo('POST /api/payments/create')).toMatchObject([
    {
      order_meta: { return_url: expect.stringMatching('^http://localhost/hi/thank-you\\?order_id=ORD-') },
      // Stored orders are the same in all languages.
      order_payload: { products: [{ name: 'Turmeric Powder' }] },
    },
  ])
  expect(page.missing).toEqual([])
})

test('a refused order is explained in Hindi', async () => {
  const { user } = openPage({
    path: '/checkout',
    lines: [turmericLine],
    user: ananya,
    reads: { language: 'hi', words: { ...hi, '"{name}" is not sold here.': '"{name}" यहाँ नहीं बिकता।' } },
    api: {
      'GET /api/shipping-address/user/customer-1': { status: 200, body: [home] },
      'POST /api/orders': {
        status: 409,
        body: { ...say('"{name}" is not sold here.', { name: 'Turmeric Powder' }), code: 'SOLD_OUT' },
      },
    },
  })
  await screen.findByRole('button', { name: /Ananya Rao/ })
  await user.click(screen.getByRole('button', { name: 'अभी भुगतान करें' }))
  await user.click(await screen.findByRole('button', { name: 'पक्का करें और भुगतान करें' }))
  expect(await screen.findByText('ऑर्डर सेव नहीं हुआ: "हल्दी पाउडर" यहाँ नहीं बिकता।')).toBeVisible()
})

test("a new address has its errors in Kannada and sends the country's English name", async () => {
  const page = openPage({
    path: '/checkout',
    lines: [turmericLine],
    user: ananya,
    reads: inKannada,
    api: {
      'GET /api/shipping-address/user/customer-1': { status: 200, body: [] },
      'POST /api/shipping-address': { status: 201, body: { shippingAddress: home } },
    },
  })
  await page.user.click(await screen.findByRole('button', { name: 'ವಿಳಾಸ ಉಳಿಸಿ' }))
  expect(screen.getByRole('textbox', { name: 'ಮೊದಲ ಹೆಸರು' })).toHaveAccessibleDescription(
    'ಮೊದಲ ಹೆಸರು ತುಂಬುವುದು ಅಗತ್ಯ',
  )
  await fillAddress(page.user, '9900254321', createText('kn', kn))
  await page.user.selectOptions(screen.getByRole('combobox', { name: 'ದೇಶ' }), 'ಜಪಾನ್')
  await page.user.click(screen.getByRole('button', { name: 'ವಿಳಾಸ ಉಳಿಸಿ' }))
  expect(page.sentTo('POST /api/shipping-address')).toMatchObject([{ country: 'Japan' }])
  expect(page.missing).toEqual([])
})

test('the outcome of an order is in Hindi', async () => {
  const { missing } = openPage({
    path: '/thank-you?order_id=ORD-1',
    user: ananya,
    reads: inHindi,
    api: {
      'GET /api/payments/orders/ORD-1': {
        status: 200,
        body: { orderId: 'ORD-1', status: 'Paid', mailWaits: true },
      },
    },
  })
  expect(await screen.findByText('आपका ऑर्डर पक्का हो गया है।')).toBeVisible()
  expect(screen.getByRole('link', { name: 'आपके ऑर्डर' })).toBeVisible()
  const [toConfirm] = screen.getAllByRole('link', { name: 'आपके खाते' })
  expect(toConfirm?.parentElement).toHaveTextContent(/आपके खाते से नया लिंक लें।$/)
  expect(missing).toEqual([])
})

test.each([
  ['/shared-cart/turmeric-powder.100:2,none.50:1', 'इन्हें अपने कार्ट में डालें?'],
  ['/shared-cart/x', 'यह लिंक काम नहीं करता'],
  ['/payment', 'भुगतान करें'],
  ['/payment/status', 'भुगतान की स्थिति'],
])('%s has all its texts in Hindi', async (path, heading) => {
  const page = openPage({ path, lines: [pepperLine], reads: inHindi })
  expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeVisible()
  expect(page.missing).toEqual([])
})

test.each([
  ['hi', hi],
  ['kn', kn],
])('every title and description has a translation in %s', (_, words) => {
  const state = {} as Parameters<(typeof module.routes)[number]['head']>[0]
  const heads = module.routes.flatMap(({ head }) => {
    const { title, description } = head(state, { lines: 'a.b:1' }, inEnglish)
    return [title, description]
  })
  expect(heads.filter((text) => words[text] === undefined)).toEqual([])
})
