import { canonicalPath } from './canonical-path'

test.each([
  ['/whole-spices', '/Whole-Spices', '/whole-spices'],
  ['/whole-spices/:id', '/WHOLE-SPICES/cloves/', '/whole-spices/cloves'],
  ['/blogs/:title', '/Blogs/Rasam%20Basics', '/blogs/Rasam%20Basics'],
  ['/payment/status/:id', '/payment//status/A1', '/payment/status/A1'],
  ['/', '/', '/'],
])('a page of %s that is asked for as %s has the one address %s', (pattern, asked, canonical) => {
  expect(canonicalPath(pattern, asked)).toBe(canonical)
  expect(canonicalPath(pattern, canonical)).toBe(canonical)
})
