import { expect, test } from '../../harness/fixtures'
import { carousel, inView, press } from '../../harness/page/carousel'

const collections = ['WHOLE SPICES', 'GROUND SPICES', 'DIY SPICE KIT', 'SPICES BLENDS']

test('the collections are a plain row of four on wide screens [4.18]', { tag: '@desktop' }, async ({
  shopper,
}) => {
  await shopper.opens('/')
  const row = await carousel(shopper.page, 'Our collections')
  await expect(inView(row)).toHaveText(collections)
  await expect(row.getByRole('button')).toHaveCount(0)
})

test('the collections rotate two at a time on phones, by arrows and dots, and show their position [4.18]', {
  tag: '@phone',
}, async ({ shopper }) => {
  await shopper.opens('/')
  const row = await carousel(shopper.page, 'Our collections')
  const dot = (number: number) => row.getByRole('button', { name: `Slide ${number}`, exact: true })
  await expect(inView(row)).toHaveText(collections.slice(0, 2))
  await expect(dot(1)).toHaveAttribute('aria-current', 'true')
  await expect(row.getByText(/^Slide \d of 4$/)).toHaveCount(0)

  await press(row, 'Next')
  await expect(inView(row)).toHaveText(collections.slice(1, 3))
  await expect(dot(2)).toHaveAttribute('aria-current', 'true')
  await expect(row.getByText('Slide 2 of 4')).toHaveAttribute('aria-live', 'polite')

  await dot(4).click()
  await expect(inView(row)).toHaveText(['SPICES BLENDS', 'WHOLE SPICES'])
  await expect(row.getByText('Slide 4 of 4')).toBeAttached()
  await press(row, 'Next')
  await expect(inView(row)).toHaveText(collections.slice(0, 2))
  await expect(dot(1)).toHaveAttribute('aria-current', 'true')
})
