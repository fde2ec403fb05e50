import type { Page } from '@playwright/test'
import { requireCapability } from '../../harness/browser/engines/require-capability'
import { expect, test } from '../../harness/fixtures'
import { CONFIRM_LINK } from '../../harness/over-http/confirm-address'
import { mailedToken, mailsSent } from '../../harness/over-http/mailed-token'
import { expectNoBarriers } from '../../harness/page/accessibility'
import { isAlive } from '../../harness/page/rendered'
import { writes } from '../../harness/shopper/writes'

const dataDir = process.env.JOURNEYS_DATA_DIR ?? ''
const PRESS = 'Confirm My Email Address'

/** Counts the mails with a matching subject that were sent to an address. */
async function countMails(email: string, subject: RegExp): Promise<number> {
  const mails = await mailsSent(dataDir)
  return mails.filter((mail) => mail.includes(`To: ${email}\n`) && subject.test(mail)).length
}

async function waitForLink(email: string): Promise<string> {
  let token: string | undefined
  await expect
    .poll(async () => {
      token = await mailedToken(email, CONFIRM_LINK, dataDir)
      return token
    })
    .toBeDefined()
  return `/email/confirm/${token}`
}

async function atTheTop(page: Page) {
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
}

test('a customer who buys before confirming the address gets the invoice by mail once it is confirmed, on another device [15.11, 17.28]', {
  tag: ['@phone', '@once'],
}, async ({ shopper, stranger }) => {
  const { page, customer } = shopper
  await shopper.addsToCart('Turmeric Powder', '250 g')
  await shopper.registers()
  await shopper.logsIn()
  await shopper.goesToCheckout()
  await shopper.savesAnAddress()
  await shopper.confirmsTheOrder()
  await shopper.pays({ upi: 'testsuccess@gocash' })
  await shopper.reads('Your order has been confirmed.')
  await shopper.reads(/^We’ll email you about your order once you confirm your email address/)
  await expectNoBarriers(page)

  await shopper.opens('/account')
  await shopper.reads(/^Please confirm your email address/)
  await atTheTop(page)
  await expectNoBarriers(page)
  expect(await countMails(customer.email, /^Subject: (?!Please confirm)/m)).toBe(0)

  await stranger.opens(await waitForLink(customer.email))
  await isAlive(stranger.page)
  await expectNoBarriers(stranger.page)
  await stranger.presses(PRESS)
  await stranger.reads(/^Your email address is confirmed\./)
  await expectNoBarriers(stranger.page)
  await expect.poll(() => countMails(customer.email, /^Subject: Your order ORD-\d+ has been/m)).toBe(1)
  await expect.poll(() => countMails(customer.email, /^Subject: Welcome/m)).toBe(1)

  await page.bringToFront()
  await page.reload()
  await expect(page.getByLabel('Email ID')).toHaveValue(customer.email)
  await expect(page.getByText(/^Please confirm your email address/)).toHaveCount(0)
})

test('a customer changes the email address with the password and the link in a mail to the new one [17.29]', {
  tag: ['@phone', '@once'],
}, async ({ shopper }) => {
  const { page, customer } = shopper
  await shopper.becomesACustomer()
  const newEmail = `new.${customer.email}`
  await page.goto('/account')
  await page.getByRole('button', { name: 'Change email address', exact: true }).click()
  await writes(page.getByLabel('New Email Address'), newEmail)
  await writes(page.getByLabel('Your Password'), 'wrong')
  await shopper.presses('Change Email Address')
  await shopper.reads('Wrong password. Please try again.')
  await writes(page.getByLabel('Your Password'), customer.password)
  await shopper.presses('Change Email Address')
  await shopper.reads(`We’ve emailed a link to ${newEmail}.`)
  await atTheTop(page)
  await expectNoBarriers(page)
  await shopper.opens(await waitForLink(newEmail))
  await isAlive(page)
  await shopper.presses(PRESS)
  await shopper.reads(/^Your email address is confirmed\./)
  await page.goto('/account')
  await expect(page.getByLabel('Email ID')).toHaveValue(newEmail)
})

test.describe('without scripts', () => {
  requireCapability('scripts switched off')
  test.use({ javaScriptEnabled: false })

  test('an invalid link redirects to a page that says it is invalid [15.11]', {
    tag: ['@phone', '@once'],
  }, async ({ page }) => {
    await page.goto('/email/confirm/made-up')
    await page.getByRole('button', { name: PRESS }).click()
    await expect(page).toHaveURL('/email/unknown')
    await expect(page.getByRole('alert')).toContainText('This link is incomplete.')
  })
})
