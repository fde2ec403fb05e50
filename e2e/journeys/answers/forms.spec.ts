import { expect } from '../../harness/fixtures'
import { changesOf, isWhole, test } from '../../harness/shop/answering-shop'
import type { Shopper } from '../../harness/shopper/shopper'

interface Form {
  path: string
  call: RegExp
  expected: 200 | 201
  /** Of the api, as it should be. */
  body: unknown
  /** By label. */
  fields: Record<string, string>
  button: string
  success: string
  /** Shown when the answer has no message. */
  otherSuccess?: RegExp
  failure: string
  /** Another status of success does as well: specification 7 says "success or failure only". */
  isAnySuccess?: true
  /** Where it stands, if not in the main part. */
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

async function fillsIn({ page }: Shopper, { fields, place = 'main' }: Form) {
  for (const [label, text] of Object.entries(fields))
    await page.getByRole(place).getByLabel(label, { exact: true }).fill(text)
}

test.describe('An answer of the api that has gone wrong', { tag: ['@desktop', '@once'] }, () => {
  for (const form of forms)
    test(`makes ${form.path} claim nothing that nobody said`, async ({ shop, shopper }) => {
      const { page } = shopper
      const success = page.getByText(form.success).first()
      const failure = page.getByText(form.failure).first()
      for (const [title, changed] of changesOf(form.body, form.expected))
        await test.step(title, async () => {
          await page.goto('/terms')
          await page.evaluate(() => localStorage.clear())
          await shopper.opens(form.path)
          await fillsIn(shopper, form)
          shop.api.answer(form.call, () => changed)
          await shopper.presses(form.button)
          const isRight = form.isAnySuccess || changed.status === form.expected
          const said = isRight
            ? page
                .getByText(form.otherSuccess ?? form.success)
                .first()
                .or(failure)
            : failure
          await expect(said.first()).toBeVisible()
          if (!isRight) await expect(success).toHaveCount(0)
          await isWhole(page)
        })
    })
})
