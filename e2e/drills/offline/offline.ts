import { devices } from '@playwright/test'
import { followVisit } from '../../harness/browser/follow-visit'
import { launchBrowser } from '../../harness/browser/launch-browser'
import { createChecks } from '../../harness/checks'
import { Shopper } from '../../harness/shopper/shopper'
import type { Drill } from '../runner/drill'
import { checkWorkerRemoval } from './check-worker-removal'
import { controlConnection } from './control-connection'
import { findsAndFills } from './finds-and-fills'
import { ordersAndPays } from './orders-and-pays'

export const offline: Drill = {
  promise: 'losing the connection at any step of a purchase loses nothing and orders nothing twice',
  async run({ sharedShop }) {
    const checks = createChecks()
    await sharedShop.use(async (shop) => {
      const browser = await launchBrowser()
      // The gateway redirects back here.
      const origin = shop.settings.PUBLIC_ORIGIN ?? shop.origin
      const { viewport, hasTouch } = devices['Pixel 7']
      try {
        const context = await browser.newContext({ baseURL: origin, viewport, hasTouch })
        const page = await context.newPage()
        const { complaints } = followVisit(page)
        const phone = { shopper: new Shopper(page), line: controlConnection(page), checks }
        await phone.shopper.becomesACustomer()
        await findsAndFills(phone, shop.registryFolder)
        await ordersAndPays(phone)
        checks.expect(complaints.length === 0, 'no page mixed two versions of a remote', complaints)
        await checkWorkerRemoval(await browser.newContext({ viewport, hasTouch }), origin, checks)
      } finally {
        await browser.close()
      }
    })
    return checks.allHold()
  },
}
