import type { Page } from '@playwright/test'
import { expect } from '../../../harness/fixtures'
import { isWhole, listMutatedResponses, test } from '../../../harness/shop/front/responding-shop'
import type { Shopper } from '../../../harness/shopper/shopper'

interface Form {
  path: string
  call: RegExp
  expected: 200 | 201
  /** The correct response of the api. */
  body: unknown
  /** The text for each field, by its label. */
  fields: Record<string, string>
  button: string
  success: string
  /** Shown if the response has no message. */
  otherSuccess?: RegExp
  failure: string
  /** The page needs the body, so a malformed one may be a failure. */
  isBodyRead?: true
  /** Any 2xx status is a success: specification 7 says "success or failure only". */
  isAnySuccess?: true
  /** The landmark that contains the form; the main part by default. */
  place?: 'main' | 'contentinfo'
}

const user = {
  id: 'customer-1',
  firstname: 'Asha',
  lastname: 'Rao',
  email: 'asha@example.com',
  phone: '9845012345',
  countryCode: '+91',
}

const forms: Form[] = [
  {
    path: '/login',
    call: /^POST \/api\/customers\/login$/,
    expected: 200,
    body: { user },
    fields: { 'Email Address': user.email, Password: 'cardamom and clove' },
    button: 'SIGN IN',
    success: 'Login successful!',
    failure: 'Login failed. Try again.',
    isBodyRead: true,
  },
  {
    path: '/register',
    call: /^POST \/api\/customers\/register$/,
    expected: 201,
    body: { message: 'Registered' },
    fields: {
      'First Name': 'Asha',
      'Last Name': 'Rao',
      'Email Address': 'new@example.com',
      'Mobile Number': '9845012345',
      Password: 'cardamom and clove',
    },
    button: 'SUBMIT',
    success: 'Registration successful! Redirecting to login.',
    failure: 'Registration failed. Try again.',
  },
  {
    path: '/login?forgotten',
    call: /^POST \/api\/customers\/forgot-password$/,
    expected: 200,
    body: { message: 'Look into your mail.' },
    fields: { 'Email Address': user.email },
    button: 'Send Reset Link',
    success: 'Look into your mail.',
    otherSuccess: /^(Look into your mail|Done)\.$/,
    failure: 'Something went wrong.',
    isAnySuccess: true,
  },
  {
    path: '/reset-password/some-token',
    call: /^POST \/api\/customers\/reset-password\/some-token$/,
    expected: 200,
    body: { message: 'It is changed.' },
    fields: { 'New Password': 'cardamom and clove', 'Confirm Password': 'cardamom and clove' },
    button: 'Reset Password',
    success: 'It is changed.',
    otherSuccess: /^(It is changed|Done)\.$/,
    failure: 'Something went wrong.',
    isAnySuccess: true,
  },
  {
    path: '/contact',
    call: /^POST \/api\/contact-form$/,
    expected: 201,
    body: { message: 'Received' },
    fields: {
      'First Name': 'Asha',
      'Last Name': 'Rao',
      Email: user.email,
      'Phone Number': '9845012345',
      Message: 'Do you sell mace?',
    },
    button: 'SUBMIT',
    success: 'Message sent successfully!',
    failure: 'Failed to send message. Please try again.',
    isAnySuccess: true,
  },
  {
    path: '/about',
    call: /^POST \/api\/subscribe$/,
    expected: 201,
    body: { message: 'Subscribed' },
    fields: { 'Your email': user.email },
    button: 'SUBSCRIBE',
    success: 'Subscription successful! Thank you.',
    failure: 'Failed to subscribe. Please try again.',
    isAnySuccess: true,
    place: 'contentinfo',
  },
]

async function fillForm({ page }: Shopper, { fields, place = 'main' }: Form) {
  for (const [label, text] of Object.entries(fields))
    await page.getByRole(place).getByLabel(label, { exact: true }).fill(text)
}

async function tellsTheOutcome(
  page: Page,
  { success, otherSuccess, failure, isBodyRead }: Form,
  isSuccess: boolean,
) {
  const succeeded = page.getByText(otherSuccess ?? success).first()
  const failed = page.getByText(failure).first()
  if (isSuccess) return expect((isBodyRead ? succeeded.or(failed) : succeeded).first()).toBeVisible()
  await expect(failed).toBeVisible()
  await expect(succeeded).toHaveCount(0)
}

test.describe('When the api sends malformed data', { tag: ['@desktop', '@once'] }, () => {
  for (const form of forms)
    test(`the form at ${form.path} claims only what the api reported`, async ({ shop, shopper }) => {
      const { page } = shopper
      for (const [title, changed] of listMutatedResponses(form.body, form.expected))
        await test.step(title, async () => {
          await page.goto('/terms')
          await page.evaluate(() => localStorage.clear())
          await shopper.opens(form.path)
          await fillForm(shopper, form)
          shop.api.answer(form.call, () => changed)
          await shopper.presses(form.button)
          await tellsTheOutcome(page, form, form.isAnySuccess || changed.status === form.expected)
          await isWhole(page)
        })
    })
})
