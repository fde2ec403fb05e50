import { registryOf } from 'registry/testing/records'
import { builtShop } from '../testing/built-shop'
import { comingPaths } from './coming-paths'

test('the paths to come are those of remotes that were never published; strangers are not told of a desk', async () => {
  const shop = await builtShop()
  await shop.build('mf-catalog', { prefixes: ['/all-products', '/search'] })
  await shop.build('mf-account', { prefixes: ['/login'] })
  const desk = { name: 'mf-desk', version: '1.0.0', shop: { prefixes: ['/desk'], frame: 'bare' } }
  await shop.write('mf-desk/package.json', JSON.stringify(desk))
  const registry = registryOf('mf-account', '1')
  expect(await comingPaths(shop.root, registry, {})).toEqual(['/all-products', '/search', '/desk'])
  expect(await comingPaths(shop.root, registry, { PUBLIC_ORIGIN: 'https://spices.example' })).toEqual([
    '/all-products',
    '/search',
  ])
  expect(await comingPaths(shop.root, { remotes: {} }, {})).toContain('/login')
  await shop.remove()
})
