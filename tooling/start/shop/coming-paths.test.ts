import { buildRegistry } from 'registry/testing/records'
import { builtShop } from '../../testing/built-shop'
import { comingPaths } from './coming-paths'

test('the coming paths belong to remotes that were never published; a public shop hides its admin', async () => {
  const shop = await builtShop()
  await shop.build('mf-catalog', { prefixes: ['/all-products', '/search'] })
  await shop.build('mf-account', { prefixes: ['/login'] })
  const admin = { name: 'mf-admin', version: '1.0.0', shop: { prefixes: ['/admin'], frame: 'bare' } }
  await shop.write('mf-admin/package.json', JSON.stringify(admin))
  const registry = buildRegistry('mf-account', '1')
  expect(await comingPaths(shop.root, registry, {})).toEqual(['/admin', '/all-products', '/search'])
  expect(await comingPaths(shop.root, registry, { PUBLIC_ORIGIN: 'https://spices.example' })).toEqual([
    '/all-products',
    '/search',
  ])
  expect(await comingPaths(shop.root, { remotes: {} }, {})).toContain('/login')
  await shop.remove()
})
