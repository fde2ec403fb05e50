import { kits } from './kits'

test('the four kits keep their ids [24.10]', () => {
  expect(kits.map(({ id, title }) => [id, title])).toEqual([
    [45, 'Chole Masala'],
    [53, 'Curry Powder'],
    [47, 'Rasam Powder'],
    [48, 'Butter Paneer Masala'],
  ])
  for (const kit of kits) expect(kit.discountedPrice).toBeLessThan(kit.originalPrice)
})
