import { screen, within } from '@testing-library/react'
import { shop } from 'shared-contracts/platform/shop'
import { renderRemote } from 'shared-contracts/testing'
import module from '../../module'

async function states(path: string, facts: string[]) {
  renderRemote(module, path)
  await screen.findByRole('heading', { level: 1 })
  for (const fact of facts) expect(document.body).toHaveTextContent(fact)
}

test('the shipping policy states times, prices and duties [20.1, 20.2, 20.3]', () =>
  states('/shipping', [
    'Processing takes 5-7 business days',
    'Standard delivery: 4-7 days',
    'Expedited delivery: 4-7 days',
    'International delivery: 10-14 days',
    'Free shipping on orders over Rs 5,000',
    'A flat rate of Rs 40-60',
    'Real-time rates, where they apply, are shown at checkout',
    'Customs and duties are set by the destination country. They aren’t included in our prices, and you pay them.',
    'because of an incorrect address, extra fees may apply',
    'we’ll email you a tracking number',
  ]))

test('the terms state prices, delivery, returns and the governing law [20.4, 20.5, 20.6, 20.7]', () =>
  states('/terms', [
    'All prices are in Indian rupees (INR). Taxes and shipping are extra',
    'You may cancel an order before dispatch.',
    'Delivery takes 10-15 days.',
    'Damaged, defective or wrong items can be returned within 15 days of delivery, unopened and in their original packaging.',
    'Refunds are processed in 7-10 business days and credited in 10-15 days.',
    'Perishable goods cannot be returned unless they are defective.',
    'governed by Indian law',
    'courts of Bangalore',
  ]))

test('the refund policy states what can be returned, when, and who pays for it [20.8, 20.9, 20.10]', () =>
  states('/refund', [
    'Report damaged or wrong items within 7 days',
    'Cancel within 24 hours of ordering for a full refund.',
    'An order that has shipped can no longer be cancelled.',
    'Opened or used products',
    'Clearance or promotional items',
    'Custom orders',
    'We pay return shipping for damaged, defective or wrong items. For other returns, you pay.',
  ]))

test('the privacy policy states its date and who handles payments [20.11, 20.12]', () =>
  states('/privacy', [
    'Effective date: 10-12-2024',
    'Payment: handled by third-party payment gateways; we learn whether a payment succeeded, and never see your card or bank details',
  ]))

test('the wholesale page states its minimum order and packs [21.2, 21.3]', () =>
  states('/wholesale', [
    'The minimum order is Rs 50,000.',
    'Retail packs: 10g to 500g',
    'Food service: 1kg to 5kg',
    'Bulk: 10kg to 25kg',
  ]))

test('the export page states packs, facility, age and shipping time [20.1, 21.5, 21.6]', () =>
  states('/export', [
    'established in 2016',
    'pack sizes run from 10g to 25kg',
    'yields 150g',
    '30,000 sq ft',
    '10-14 days',
  ]))

test.each([
  [
    'What we collect',
    ['Identity and contact details', 'Addresses', 'Payment', 'Account credentials', 'Usage data'],
  ],
  ['Your rights', ['Access', 'Correction', 'Deletion', 'Withdrawal of marketing consent']],
])('the privacy policy lists each kind under "%s" and explains it [20.12, 20.13]', async (heading, kinds) => {
  renderRemote(module, '/privacy')
  const list = (await screen.findByRole('heading', { name: heading })).nextElementSibling as HTMLElement
  const items = within(list).getAllByRole('listitem')
  expect(items.map(({ textContent }) => textContent?.split(': ')[0])).toEqual(kinds)
  for (const item of items) expect(item).toHaveTextContent(/^[A-Z][a-z ]+: [a-z].{12,}$/)
})

test.each([
  ['/wholesale', ['Our range', 'Packaging', 'Logistics', 'How to order', 'Contact']],
  ['/export', ['Products', 'DIY kits', 'Our facility', 'Shipping terms', 'Enquiries']],
])('%s has a heading for each of its topics [21.1, 21.4]', async (path, topics) => {
  renderRemote(module, path)
  await screen.findByRole('heading', { level: 1 })
  expect(screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual(topics)
})

test.each(['/shipping', '/terms', '/refund', '/privacy', '/wholesale', '/export'])(
  '%s shows how to write or call [20.14]',
  async (path) => {
    renderRemote(module, path)
    await screen.findByRole('heading', { level: 1 })
    expect(screen.getByRole('link', { name: shop.email })).toHaveAttribute('href', `mailto:${shop.email}`)
    expect(screen.getByRole('link', { name: shop.phone })).toBeVisible()
    expect(screen.getByRole('link', { name: 'contact page' })).toHaveAttribute('href', '/contact')
  },
)
