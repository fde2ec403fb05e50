import { screen, within } from '@testing-library/react'
import { createText, inEnglish } from 'shared-contracts/i18n/translate'
import { type FakeApi, renderRemote } from 'shared-contracts/testing'
import { haveBrowserWithPasskeys } from 'shared-contracts/testing/browser-with-passkeys'
import { words as hi } from '../i18n/hi/index'
import { words as kn } from '../i18n/kn/index'
import module from '../module'
import { asha, home, order, rememberAsha } from '../testing/example-customer'

const open = (path: string, api: FakeApi = {}) =>
  renderRemote(module, path, { api, reads: { language: 'hi', words: hi } })

const openInKannada = (path: string, api: FakeApi) =>
  renderRemote(module, path, { api, reads: { language: 'kn', words: kn } })

beforeEach(() => localStorage.clear())

test('a failed login is explained in Hindi', async () => {
  const { user, missing } = open('/login', { 'POST /api/customers/login': { status: 500, body: {} } })
  await user.type(await screen.findByLabelText('ईमेल पता'), 'asha@example.com')
  await user.type(screen.getByLabelText('पासवर्ड'), 'secret')
  await user.click(screen.getByRole('button', { name: 'साइन इन करें' }))
  expect(await screen.findByText('लॉग इन नहीं हुआ। फिर कोशिश करें।')).toBeVisible()
  await user.click(screen.getByRole('link', { name: 'पासवर्ड भूल गए?' }))
  expect(screen.getByRole('heading', { level: 1, name: 'नया पासवर्ड बनाएँ' })).toBeVisible()
  expect(missing).toEqual([])
})

test('the registration form is in Hindi', async () => {
  const { user } = open('/register', { 'POST /api/customers/register': { status: 409, body: {} } })
  for (const label of ['पहला नाम', 'उपनाम', 'ईमेल पता', 'मोबाइल नंबर', 'पासवर्ड'])
    await user.type(await screen.findByLabelText(label), label === 'ईमेल पता' ? 'a@example.com' : '9845012345')
  await user.click(screen.getByRole('button', { name: 'भेजें' }))
  expect(await screen.findByText('इस ईमेल का खाता पहले से है। कृपया लॉग इन करें।')).toBeVisible()
})

test('an order is shown in Hindi, with date, status and products', async () => {
  rememberAsha()
  const { user, missing } = open('/account', { 'GET /api/orders': { status: 200, body: [order] } })
  await user.click(await screen.findByRole('tab', { name: 'ऑर्डर की जानकारी' }))
  const summary = await screen.findByRole('button', { name: /ऑर्डर का बिल #ORD-1763691234567/ })
  expect(summary).toHaveTextContent('भुगतान हो गया')
  expect(summary).toHaveTextContent('21 नव॰ 2026')
  await user.click(summary)
  expect(await screen.findByText('हल्दी पाउडर, 100 ग्राम')).toBeVisible()
  expect(screen.getByRole('link', { name: 'फिर से खरीदें ऑर्डर ORD-1763691234567 के प्रोडक्ट' })).toBeVisible()
  expect(missing).toEqual([])
})

test('the errors of an address are in Kannada', async () => {
  rememberAsha()
  const { user, missing } = openInKannada('/address-details', {
    [`GET /api/shipping-address/user/${asha.id}`]: { status: 200, body: [home] },
  })
  await user.click(await screen.findByRole('button', { name: 'ವಿಳಾಸ ಸೇರಿಸಿ' }))
  expect(screen.getByLabelText('ನಗರ')).toHaveAccessibleDescription('ನಗರ ತುಂಬುವುದು ಅಗತ್ಯ')
  const regions = within(screen.getByLabelText('ಪ್ರದೇಶ')).getAllByRole<HTMLOptionElement>('option')
  expect(regions.map(({ value, text }) => [value, text])).toContainEqual(['Asia', 'ಏಷ್ಯಾ'])
  expect(missing).toEqual([])
})

test.each([
  ['hi', hi],
  ['kn', kn],
] as const)('all settings of the account have their texts in %s', async (language, words) => {
  rememberAsha()
  haveBrowserWithPasskeys()
  const { user, missing } = renderRemote(module, '/account', {
    api: {
      'GET /api/customers/email': {
        status: 200,
        body: { email: { address: asha.email, isConfirmed: false, newAddress: 'new@example.com' } },
      },
      'GET /api/passkeys': {
        status: 200,
        body: [{ id: 'p-1', name: 'Phone', addedAt: order.createdAt, lastUsedAt: null }],
      },
      'GET /api/customers/sessions': {
        status: 200,
        body: [
          {
            id: 's-1',
            device: 'Chrome on Android',
            isThis: false,
            signedInAt: order.createdAt,
            lastSeenAt: order.createdAt,
          },
        ],
      },
    },
    reads: { language, words },
  })
  const settings = await screen.findByRole('region', {
    name: createText(language, words)('Security and privacy'),
  })
  for (const title of within(settings).getAllByRole('button', { expanded: false })) {
    await user.click(title)
    await screen.findByRole('button', { name: title.textContent ?? '', expanded: true })
  }
  expect(missing).toEqual([])
})

test.each([
  ['/reset-password/token-1', 'नया पासवर्ड बनाएँ'],
  ['/email/confirm/token-1', 'ईमेल पता'],
  ['/email/expired', 'ईमेल पता'],
  ['/newsletter/confirm/token-1', 'न्यूज़लेटर'],
  ['/newsletter/unsubscribe/token-1', 'न्यूज़लेटर बंद करें'],
  ['/account', 'खाता'],
])('%s has all its texts in Hindi', async (path, heading) => {
  const { missing } = open(path)
  expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeVisible()
  expect(missing).toEqual([])
})

test.each([
  ['hi', hi],
  ['kn', kn],
])('every title and description has a translation in %s', (_, words) => {
  const state = {} as Parameters<(typeof module.routes)[number]['head']>[0]
  const heads = module.routes.flatMap(({ head }) => {
    const { title, description } = head(state, {}, inEnglish)
    return [title, description]
  })
  expect(heads.filter((text) => words[text] === undefined)).toEqual([])
})
