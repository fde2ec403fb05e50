import { words as hindi } from '../../../i18n/hi'
import { words as kannada } from '../../../i18n/kn'
import { shopLinks } from './menu-links'

test.each([
  ['Hindi', hindi],
  ['Kannada', kannada],
])('the SHOP menu is in %s on the pages of every remote', (_, words) => {
  const texts = shopLinks.flatMap(({ label, shortcut }) => [label, shortcut])
  expect(texts.filter((text) => words[text] === undefined)).toEqual([])
})
