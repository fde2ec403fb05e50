import { expect, test } from '../../harness/fixtures'
import { isAlive, renderedPage } from '../../harness/page/rendered'
import { startApiSwitch } from '../../harness/shop/api/api-switch'
import { startEdge } from '../../harness/shop/edge-process'

test(
  'cached pages are shown and marked stale while the api is down; others show an error, and Retry loads them once it is back',
  {
    tag: ['@desktop', '@once'],
  },
  async ({ shopper, request }, { project }) => {
    const shop = project.use.baseURL ?? ''
    const { page } = shopper
    const api = await startApiSwitch(shop)
    const edge = await startEdge(shop, api.origin)
    try {
      const kept = `${edge.origin}/ground-spices`
      await renderedPage(request, kept)
      await api.turnOff()

      await expect
        .poll(async () => (await request.get(kept)).headers()['cache-status'])
        .toBe('spice-edge; hit; detail=stale')
      const { answer, html } = await renderedPage(request, kept)
      expect(answer.status()).toBe(200)
      expect(html).toContain('Turmeric Powder')

      for (const path of ['/whole-spices', '/retails/garam-masala', '/blogs']) {
        const away = await renderedPage(request, edge.origin + path)
        expect(away.answer.status(), path).toBe(503)
        expect(away.answer.headers()['cache-control'], path).toBe('no-store')
        expect(away.html, path).toContain('Retry')
      }
      await page.goto(`${edge.origin}/whole-spices`)
      await shopper.sees('SHOP BY WHOLE SPICES')
      await expect(page.getByRole('banner')).toBeVisible()
      const retry = page.getByRole('button', { name: 'Retry' })
      await isAlive(page)
      await expect(retry).toBeVisible()

      await api.turnOn()
      await retry.click()
      await expect(page.getByRole('main').getByRole('link', { name: /^Black Pepper / })).toBeVisible()
      await expect(retry).toHaveCount(0)
      await renderedPage(request, `${edge.origin}/whole-spices`)
      expect((await request.get(`${edge.origin}/whole-spices`)).status()).toBe(200)
    } finally {
      await edge.stop()
      await api.turnOff()
    }
  },
)
