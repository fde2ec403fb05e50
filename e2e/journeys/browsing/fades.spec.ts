import { requireCapability } from '../../harness/browser/engines/require-capability'
import { expect, test } from '../../harness/fixtures'
import { watchFades } from '../../harness/page/fades'
import { isAlive } from '../../harness/page/rendered'

test.describe('With motion allowed', { tag: '@desktop' }, () => {
  requireCapability('emulated motion and colour preferences')
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  test('an alert fades in for 300 ms [11.11]', async ({ shopper }) => {
    const fades = await watchFades(shopper.page)
    await shopper.opens('/login')
    await shopper.presses('SIGN IN')
    await shopper.reads('Email and Password are required.')
    await expect.poll(fades).toContain('alert: 300 ms')
  })

  test('a page reached by navigation fades in for 100 ms [1.11]', async ({ shopper }) => {
    const fades = await watchFades(shopper.page)
    await shopper.opens('/recipes')
    // Before hydration, a link would load a new document, which does not fade in.
    await isAlive(shopper.page)
    expect(await fades()).not.toContain('div: 100 ms')
    await shopper.follows('Punjabi Chole')
    await shopper.sees('Punjabi Chole')
    await expect.poll(fades).toContain('div: 100 ms')
    // In Chromium a fade with a forwards fill occasionally left its page blank.
    const ended = () => document.getAnimations().filter(({ playState }) => playState === 'finished').length
    await expect.poll(() => shopper.page.evaluate(ended)).toBe(0)
  })

  test('a dialog fades in and out for 300 ms, and its backdrop for 150 ms [11.11]', async ({ shopper }) => {
    const fades = await watchFades(shopper.page)
    await shopper.becomesACustomer()
    await shopper.addsToCart('Turmeric Powder', '250 g')
    await shopper.goesToCheckout()
    await shopper.savesAnAddress()
    const both = ['dialog: 300 ms', 'dialog::backdrop: 150 ms']
    const dialogFades = async () => (await fades()).filter((fade) => fade.startsWith('dialog')).sort()
    await shopper.presses('PAY NOW')
    await expect.poll(dialogFades).toEqual([...both].sort())
    // A fade that is reversed midway takes less time.
    await expect(shopper.page.getByRole('dialog')).toHaveCSS('opacity', '1')
    await shopper.presses('Cancel')
    await expect.poll(dialogFades).toEqual([...both, ...both].sort())
  })
})

test.describe('With reduced motion', { tag: '@phone' }, () => {
  test('an alert appears immediately [11.11]', async ({ shopper }) => {
    const fades = await watchFades(shopper.page)
    await shopper.opens('/login')
    await shopper.presses('SIGN IN')
    const alert = shopper.page.getByRole('alert').filter({ hasText: 'Email and Password are required.' })
    await expect(alert).toHaveCSS('opacity', '1')
    expect(await fades()).not.toContain('alert: 300 ms')
  })
})
