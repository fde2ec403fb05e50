import { expect, test } from '../../harness/fixtures'
import { opensTheCartFirst, waitUntilCached } from '../../harness/page/cached-pages'
import { isAlive } from '../../harness/page/rendered'
import { writes } from '../../harness/shopper/writes'

test.use({ serviceWorkers: 'allow' })
test.describe.configure({ timeout: 120_000 })

const once = { tag: ['@once', '@phone'] }

test(
  'a shopper in flight mode fills the cart, finds it again, and learns what needs a connection',
  once,
  async ({ shopper, context }) => {
    const { page } = shopper
    const product = '/ground-spices/turmeric-powder'
    await opensTheCartFirst(page)
    await shopper.opens(product)
    await waitUntilCached(page, product)
    await waitUntilCached(page, '/cart')
    await context.setOffline(true)
    await page.goto(product)
    await isAlive(page)
    await shopper.choosesAndAdds('250 g')
    const line = page.getByRole('row', { name: /Turmeric Powder 250 g/ })
    await expect(line).toBeVisible()
    await page.reload()
    await shopper.sees('YOUR CART')
    await expect(line).toBeVisible()
    await page.getByRole('button', { name: 'Increase quantity' }).click()
    await expect(page.getByRole('group', { name: 'Quantity of Turmeric Powder' })).toHaveText('2')
    await page.goto('/checkout')
    await shopper.sees('This page needs an internet connection')
    await page.getByRole('link', { name: /cart/i }).first().click()
    await expect(page.getByRole('group', { name: 'Quantity of Turmeric Powder' })).toHaveText('2')
    await shopper.reads('You’re offline.')
    await context.setOffline(false)
    await shopper.reads('You’re back online.')
    await page.reload()
    await expect(page.getByRole('group', { name: 'Quantity of Turmeric Powder' })).toHaveText('2')
  },
)

test(
  'the newsletter sign-up waits for a connection, is sent once, and is then confirmed',
  once,
  async ({ shopper, context }) => {
    const { page, customer } = shopper
    await opensTheCartFirst(page)
    await shopper.opens('/terms')
    await waitUntilCached(page, '/terms')
    const sent: string[] = []
    page.on('request', (asked) => {
      if (asked.url().endsWith('/api/subscribe')) sent.push(asked.headers()['idempotency-key'] ?? '')
    })
    await context.setOffline(true)
    await writes(page.getByRole('contentinfo').getByLabel('Your email'), customer.email)
    await shopper.presses('SUBSCRIBE')
    await shopper.reads('You’re offline. We’ll subscribe you once you’re back online.')
    const tries = sent.length
    await context.setOffline(false)
    await expect(page.getByRole('contentinfo').getByText('Subscription successful! Thank you.')).toBeVisible()
    expect(sent.slice(tries)).toHaveLength(1)
    expect(new Set(sent).size).toBe(1)
    await page.reload()
    await isAlive(page)
    expect(await page.evaluate(() => localStorage.getItem('outbox'))).toBeNull()
  },
)

test(
  'a message to the shop is sent later even if its page is left, and the shopper is told on any page',
  once,
  async ({ shopper, context }) => {
    const { page, customer } = shopper
    await opensTheCartFirst(page)
    await shopper.opens('/about')
    await waitUntilCached(page, '/about')
    await shopper.opens('/contact')
    await waitUntilCached(page, '/contact')
    await context.setOffline(true)
    const form = page.getByRole('form', { name: 'Contact' })
    await writes(form.getByLabel('First Name'), customer.firstName)
    await writes(form.getByLabel('Last Name'), customer.lastName)
    await writes(form.getByLabel('Email'), customer.email)
    await writes(form.getByLabel('Phone Number'), customer.phone)
    await writes(form.getByLabel('Message'), 'Do you ship to Goa?')
    await shopper.presses('SUBMIT')
    await shopper.reads('You’re offline. We’ll send your message once you’re back online.')
    await page.goto('/about')
    await isAlive(page)
    await shopper.reads(/Anything you’ve sent will go out once you’re back online\./)
    const answered = page.waitForResponse('**/api/contact-form')
    await context.setOffline(false)
    expect((await answered).status()).toBe(200)
    await shopper.reads('Message sent successfully!')
    expect(await page.evaluate(() => localStorage.getItem('outbox'))).toBeNull()
  },
)
