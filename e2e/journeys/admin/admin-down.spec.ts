import { blockRemote } from '../../harness/browser/network/remotes'
import { expect } from '../../harness/expect'
import { expectNoBarriers } from '../../harness/page/accessibility'
import { test } from '../../harness/shop/front/behind-front'

test('an admin whose files fail to load says so and recovers without a reload, and the shop is unaffected', {
  tag: ['@phone', '@once'],
}, async ({ shopper, front }) => {
  const { page } = shopper
  blockRemote(front, 'mf-admin')
  await page.goto('/admin/sign-in')
  await shopper.sees('The admin can’t be shown right now')
  await expect(page.getByRole('contentinfo')).toHaveCount(0)
  await expectNoBarriers(page)
  await shopper.opens('/')
  await expect(page.getByRole('contentinfo')).toBeVisible()

  await page.goto('/admin/sign-in')
  await shopper.sees('The admin can’t be shown right now')
  front.leaveAnswersToServer()
  await shopper.presses('Retry')
  await shopper.sees(/^Admin$/)
})
