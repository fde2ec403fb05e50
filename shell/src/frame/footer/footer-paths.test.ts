import { paths } from 'shared-contracts/routing/paths'
import { paths as ofFooter } from './footer-paths'

test('the footer’s paths are those of the rest of the shop', () => {
  const { collection, ...pages } = ofFooter
  expect(paths).toMatchObject(pages)
  expect(collection('whole-spices')).toBe(paths.collection('whole-spices'))
})
