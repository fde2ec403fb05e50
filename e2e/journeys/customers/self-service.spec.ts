import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import type { AdminCase, AdminCases } from '../../../shared-contracts/src/support/admin/cases-schema'
import { expect, test } from '../../harness/fixtures'
import { expectNoBarriers } from '../../harness/page/accessibility'
import { joinsAdmin } from '../../harness/shopper/joins-admin'
import { receivedProduct } from '../../harness/shopper/received-product'
import type { Shopper } from '../../harness/shopper/shopper'
import { writes } from '../../harness/shopper/writes'

/** Buys something and opens the order in the account. @returns the order's number */
async function buys(shopper: Shopper): Promise<string> {
  await shopper.becomesACustomer()
  await shopper.addsToCart('Turmeric Powder', '100 g')
  await shopper.goesToCheckout()
  await shopper.savesAnAddress()
  await shopper.confirmsTheOrder()
  await shopper.pays({ upi: 'testsuccess@gocash' })
  await shopper.sees('THANK YOU!')
  return opensTheOrder(shopper)
}

async function opensTheOrder(shopper: Shopper): Promise<string> {
  const orders = await shopper.looksUpOrders()
  await orders.first().click()
  const [, number = ''] = /#(ORD-\d+)/.exec((await orders.first().textContent()) ?? '') ?? []
  return number
}

/** Ships and delivers an order in the admin. */
async function delivers(admin: Page, orderId: string) {
  await writes(admin.getByRole('searchbox'), orderId.slice(4))
  await admin.getByRole('link', { name: new RegExp(orderId) }).click()
  await admin.getByRole('button', { name: 'Ship', exact: true }).click()
  await writes(admin.getByLabel('Tracking number (AWB)'), `AWB ${orderId.slice(4)}`)
  await admin.keyboard.press('Enter')
  await expect(admin.getByRole('button', { name: 'Undo shipping' })).toBeVisible()
  await admin.getByRole('button', { name: 'Mark as delivered' }).click()
  await expect(admin.getByRole('button', { name: 'Mark as not delivered' })).toBeVisible()
}

/** Looks from the top: the sticky header would cover part of a button elsewhere. */
async function hasNoBarriers(page: Page) {
  await page.evaluate(() => scrollTo(0, 0))
  await expectNoBarriers(page)
}

/** Draws a picture in the browser, as a camera would take it. */
async function takesAPhoto(page: Page): Promise<Buffer> {
  const base64 = await page.evaluate(() => {
    const canvas = document.createElement('canvas')
    canvas.width = 800
    canvas.height = 600
    canvas.getContext('2d')?.fillRect(100, 100, 300, 300)
    return canvas.toDataURL('image/jpeg').split(',')[1] ?? ''
  })
  return Buffer.from(base64, 'base64')
}

const SORRY = 'Sorry. We will refund it.'

async function reportsAProblem(shopper: Shopper) {
  const { page } = shopper
  await opensTheOrder(shopper)
  await page.getByRole('button', { name: /^Report a problem/ }).click()
  const form = page.getByRole('form', { name: 'Report a problem' })
  await form.getByRole('button', { name: 'Send report' }).click()
  await expect(form.getByText('Describe what happened')).toBeVisible()
  await form.getByLabel('Reason').selectOption('Damaged')
  await writes(form.getByLabel('What happened?'), 'The pouch was torn.')
  const photo = { name: 'torn.jpg', mimeType: 'image/jpeg', buffer: await takesAPhoto(page) }
  await form.getByLabel(/^Photos/).setInputFiles(photo)
  await hasNoBarriers(page)
  await form.getByRole('button', { name: 'Send report' }).click()
  await expect(page.getByText('Report sent.').first()).toBeVisible()
  const requests = page.getByRole('list', { name: 'Your requests' })
  await expect(requests.getByText('We’re looking at it')).toBeVisible()
  await expect(requests.getByRole('img')).toHaveCount(1)
  await hasNoBarriers(page)
}

async function readsTheReply(shopper: Shopper) {
  const { page } = shopper
  await opensTheOrder(shopper)
  const requests = page.getByRole('list', { name: 'Your requests' })
  await expect(requests.getByText('Approved')).toBeVisible()
  await expect(requests.getByText(SORRY)).toBeVisible()
  await requests.getByRole('button', { name: /^Add a message/ }).click()
  await writes(requests.getByLabel('Your message'), 'Thank you.')
  await hasNoBarriers(page)
  await requests.getByRole('button', { name: 'Send message' }).click()
  await expect(requests.getByText('Thank you.')).toBeVisible()
}

test('a customer cancels a paid order, and the money goes back by itself', async ({ shopper }) => {
  const { page } = shopper
  await buys(shopper)
  const order = page.getByRole('main')
  await order.getByRole('button', { name: /^Cancel order/ }).click()
  await expect(page.getByText('Cancel this order?')).toBeVisible()
  await hasNoBarriers(page)
  await page.getByRole('button', { name: /^Cancel order and refund Rs \d+/ }).click()
  await expect(page.getByText('Order cancelled.').first()).toBeVisible()
  const requests = page.getByRole('list', { name: 'Your requests' })
  await expect(requests.getByText('Cancelled')).toBeVisible()
  await expect(requests.getByText(/^We’re refunding Rs \d+/)).toBeVisible()
  await expect(page.getByRole('button', { name: /^Cancel order/ })).toHaveCount(0)
  await hasNoBarriers(page)
  await expect(async () => {
    const orders = (await (await shopper.asksTheApi('/api/orders')).json()) as { status: string }[]
    expect(orders[0]?.status).toBe('Refunded')
  }).toPass({ timeout: 120_000 })
})

test('a customer reports a problem with a photo, staff reply, and the customer reads it', {
  tag: '@once',
}, async ({ shopper, strangersPage }) => {
  const orderId = await buys(shopper)
  await joinsAdmin(strangersPage, 'packer')
  await delivers(strangersPage, orderId)
  await reportsAProblem(shopper)

  const admin = strangersPage
  await admin.getByRole('link', { name: /^Inbox/ }).click()
  await admin.getByRole('link', { name: /^Cases: / }).click()
  await hasNoBarriers(admin)
  await admin.getByRole('link', { name: new RegExp(orderId) }).click()
  await expect(admin.getByText('The pouch was torn.')).toBeVisible()
  await expect(admin.getByRole('img', { name: 'Sent by the customer, 1 of 1' })).toBeVisible()
  await writes(admin.getByLabel('Your reply'), SORRY)
  await admin.getByLabel('Decision').selectOption('Approve, and keep the case open')
  await hasNoBarriers(admin)
  await admin.getByRole('button', { name: 'Send reply' }).click()
  await expect(admin.getByText('Reply sent.').first()).toBeVisible()

  await readsTheReply(shopper)
})

test('a customer reports a problem with a photo, and reads the reply', {
  tag: '@elsewhere',
}, async ({ shopper, baseURL: origin = '' }) => {
  await shopper.becomesACustomer()
  const { email, password } = shopper.customer
  const { orderId, owner } = await receivedProduct({
    place: { origin, dataDir: process.env.JOURNEYS_DATA_DIR ?? '' },
    sandbox: 'http://localhost:14100',
    login: { email, password },
    number: 7,
  })
  await reportsAProblem(shopper)
  const { cases } = await owner.get<AdminCases>('/api/admin/cases')
  const path = `/api/admin/cases/${cases.find((one) => one.orderId === orderId)?.id}`
  const { version } = await owner.get<AdminCase>(path)
  const reply = { version, text: SORRY, decision: 'approved' }
  const answer = await owner.sendOnce(`${path}/replies`, reply, randomUUID())
  expect(answer.status).toBe(200)
  await readsTheReply(shopper)
})
