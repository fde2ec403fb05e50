import type { Page } from '@playwright/test'
import { demoShop } from '../../../tooling/admin/demo-shop'
import { makeDemoAdmin } from '../../../tooling/admin/make-demo-admin'
import { demoOrders } from '../../../tooling/admin/orders/demo-orders'
import { followVisit } from '../../harness/browser/follow-visit'
import { launchBrowser } from '../../harness/browser/launch-browser'
import type { Checks } from '../../harness/checks'
import { openBrowser } from '../../harness/over-http/browser'
import { type OwnShop, openShop } from '../../harness/shop/open-shop'
import { joinsAdmin } from '../../harness/shopper/joins-admin'

/** Checks that staff can use the admin on its own host, and that neither host serves the other's pages. */
export async function ownHost({ expect }: Checks): Promise<void> {
  const shop = await openShop({ adminHost: 'admin.localhost' })
  const { origin, adminOrigin, sandboxOrigin } = readOrigins(shop)
  const browser = await launchBrowser()
  try {
    await makeDemoAdmin(demoShop(shop.dataFolder, { origin, adminOrigin, sandboxOrigin }))
    const page = await browser.newPage({ baseURL: adminOrigin, viewport: { width: 390, height: 844 } })
    const { complaints } = followVisit(page)
    await joinsAdmin(page, 'packer', 'Ravi', shop.dataFolder)
    expect(page.url().startsWith(adminOrigin), 'an invitation links to the admin’s host', page.url())
    await shipsOne(page)
    const cookies = await page.context().cookies(origin)
    expect(cookies.length === 0, 'the shop’s host gets no cookie from the admin', cookies)

    await page.goto('/')
    expect(
      new URL(page.url()).pathname === '/admin',
      'the root of the admin’s host shows the admin',
      page.url(),
    )
    await page.goto('/all-products')
    expect(
      page.url() === `${origin}/all-products`,
      'a shop address on the admin’s host redirects to the shop',
      page.url(),
    )
    const [there, here] = [openBrowser(origin), openBrowser(adminOrigin)]
    const answers = [there.send('GET', '/admin'), there.send('GET', '/api/admin/session')]
    const refused = await Promise.all([...answers, here.send('GET', '/api/products')])
    const statuses = refused.map(({ status }) => status)
    expect(
      statuses.every((status) => status === 404),
      'neither host serves the other’s part',
      statuses,
    )
    expect(complaints.length === 0, 'no page complained', complaints)
  } finally {
    await browser.close()
    await shop.close()
  }
}

function readOrigins({ settings: { PUBLIC_ORIGIN = '', ADMIN_ORIGIN = '', SANDBOX_PORT } }: OwnShop) {
  return {
    origin: PUBLIC_ORIGIN,
    adminOrigin: ADMIN_ORIGIN,
    sandboxOrigin: `http://127.0.0.1:${SANDBOX_PORT}`,
  }
}

async function shipsOne(page: Page): Promise<void> {
  const orderId = demoOrders.find(({ state }) => state === 'paid')?.orderId ?? ''
  await page.goto(`/admin?shipments=all#q=${orderId}`)
  await page.getByRole('link', { name: new RegExp(orderId) }).click()
  await page.getByRole('button', { name: 'Ship', exact: true }).click()
  await page.getByLabel('Tracking number (AWB)').fill(`OWN ${orderId.slice(4)}`)
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Undo shipping' }).waitFor()
}
