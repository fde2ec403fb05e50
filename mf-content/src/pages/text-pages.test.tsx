import { screen, within } from '@testing-library/react'
import { renderRemote } from 'shared-contracts/testing'
import module from '../module'

test.each([
  ['/shipping', ['5-7 business days', '10-14 days', 'Rs 5,000', 'Rs 40-60', 'tracking number by email']],
  [
    '/terms',
    ['before dispatch', '10-15 days', 'within 15 days', '7-10 business days', 'courts of Bangalore'],
  ],
  ['/refund', ['within 7 days', 'within 24 hours', 'Opened or used products', 'Custom orders']],
  ['/privacy', ['10-12-2024', 'third-party payment gateways', 'Withdrawal of marketing consent']],
  ['/wholesale', ['Rs 50,000', '10g to 500g', '1kg to 5kg', '10kg to 25kg']],
  ['/export', ['2016', '10g to 25kg', '150g', '30,000 sq ft']],
  ['/about', ['30,000 sq. ft.', 'Who We Are', 'What We Offer', 'Why Choose Us', "Let's connect"]],
])('%s states its facts', async (path, facts) => {
  const { container } = renderRemote(module, path)
  await screen.findByRole('heading', { level: 1 })
  for (const fact of facts) expect(container).toHaveTextContent(fact)
})

test('the history runs in eight entries from 1956 to 2024', async () => {
  renderRemote(module, '/about')
  const legacy = await screen.findByRole('region', { name: /^A legacy/ })
  const years = within(legacy)
    .getAllByRole('heading', { level: 3 })
    .map((heading) => Number.parseInt(heading.textContent ?? '', 10))
  expect(years).toHaveLength(8)
  expect(years[0]).toBe(1956)
  expect(years).toContain(2016)
  expect(years.at(-1)).toBe(2024)
  expect(years).toEqual([...years].sort())
  expect(screen.getByRole('link', { name: 'SHOP NOW' })).toHaveAttribute('href', '/all-products')
})
