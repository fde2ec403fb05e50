import { needsConnection } from 'shared-contracts/routing/needs-connection'
import { paths } from 'shared-contracts/routing/paths'
import { routes as ofAccount } from '../../mf-account/src/routes'
import { routes as ofCart } from '../../mf-cart-checkout/src/routes'
import { routes as ofCatalog } from '../../mf-catalog/src/routes'
import { routes as ofContent } from '../../mf-content/src/routes'

const all = [...ofAccount, ...ofCart, ...ofCatalog, ...ofContent]

test('every private page says that it needs a connection, except the cart; no other page does', () => {
  const marked = all.filter(({ path }) => needsConnection(path)).map(({ path }) => path)
  const own = all.filter(({ isPrivate, path }) => isPrivate && path !== paths.cart).map(({ path }) => path)
  expect(marked.sort()).toEqual(own.sort())
  expect(marked.length).toBeGreaterThan(8)
  for (const { path } of all)
    expect([path, needsConnection(`/hi${path}`)]).toEqual([path, needsConnection(path)])
})
