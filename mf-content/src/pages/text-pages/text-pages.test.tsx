import { screen, within } from '@testing-library/react'
import { renderRemote } from 'shared-contracts/testing'
import module from '../../module'

test.each([['/about', ['30,000 sq. ft.', 'Who We Are', 'What We Offer', 'Why Choose Us', "Let's connect"]]])(
  '%s states its facts',
  async (path, facts) => {
    const { container } = renderRemote(module, path)
    await screen.findByRole('heading', { level: 1 })
    for (const fact of facts) expect(container).toHaveTextContent(fact)
  },
)

test('the history has eight entries from 1956 to 2024', async () => {
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
