import type { Mail } from '../../../mail/mailer'
import { buildTestApp, PASSWORD, type TestApp } from '../../../testing/app'
import { eventually } from '../../../testing/eventually'

let shop: TestApp
beforeAll(async () => {
  shop = await buildTestApp()
})
afterAll(() => shop.close())

/** Waits for a mail to the given address with the given words in its subject. */
async function waitForMail(email: string, words: string): Promise<Mail | undefined> {
  const found = () => shop.mails.find(({ to, subject }) => to === email && subject.includes(words))
  await eventually(() => found() !== undefined)
  return found()
}

function login(email: string, language?: string) {
  return shop.visitor(language).post('/api/customers/login', { email, password: PASSWORD })
}

const form = { firstname: 'Asha', lastname: 'Rao', mobilenumber: '9876543210', password: PASSWORD }

test('a customer who registers in Hindi confirms the address by a mail and on pages in Hindi', async () => {
  const email = 'hindi@example.in'
  await shop.visitor('hi').post('/api/customers/register', { ...form, email })
  const mail = await waitForMail(email, 'ईमेल पते की पुष्टि करें')
  const token = /\/hi\/email\/confirm\/(\S+)/.exec(mail?.text ?? '')?.[1]
  const posted = await shop.visitor().send({
    method: 'POST',
    url: '/api/customers/confirm-email',
    payload: `token=${token}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })
  expect(posted.headers.location).toBe('/hi/email/confirmed')
})

test("a forgotten password is requested and chosen in the page's language, whatever the account’s language", async () => {
  const { email } = await shop.customer()
  await shop.visitor('kn').post('/api/customers/forgot-password', { email })
  expect((await waitForMail(email, 'ಪಾಸ್‌ವರ್ಡ್ ಮರುಹೊಂದಿಸಿ'))?.text).toContain('/kn/reset-password/')
})

test('account mails are in the language in which the owner last signed in or changed the account', async () => {
  const asha = await shop.customer('asha', 'hi')
  await login(asha.email, 'kn')
  expect(await waitForMail(asha.email, 'ಖಾತೆಗೆ ಹೊಸ ಸೈನ್ ಇನ್')).toBeDefined()
  const [currentPassword, newPassword] = [PASSWORD, PASSWORD]
  await asha.post('/api/customers/change-password', {
    currentPassword,
    newPassword,
    confirmPassword: newPassword,
  })
  expect(await waitForMail(asha.email, 'पासवर्ड बदल दिया गया है')).toBeDefined()
})

test("a wrong password does not change an account's language", async () => {
  const { email } = await shop.customer()
  await shop.visitor('kn').post('/api/customers/login', { email, password: 'wrong' })
  await login(email)
  expect(await waitForMail(email, 'New sign-in to your')).toBeDefined()
})

test("the language is in the customer's data export", async () => {
  const asha = await shop.customer('asha', 'kn')
  expect((await asha.get('/api/customers/export')).json().account.language).toBe('kn')
})

test("the mail about a deleted account is in the page's language", async () => {
  const asha = await shop.customer('asha', 'hi')
  await asha.post('/api/customers/delete-account', { password: PASSWORD })
  expect(await waitForMail(asha.email, 'खाता हटा दिया गया है')).toBeDefined()
})
