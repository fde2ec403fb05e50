import { canonicalPath } from './canonical-path'

test.each([
  ['/whole-spices', '/Whole-Spices', '/whole-spices'],
  ['/whole-spices/:id', '/WHOLE-SPICES/cloves/', '/whole-spices/cloves'],
  ['/blogs/:title', '/Blogs/Rasam%20Basics', '/blogs/Rasam%20Basics'],
  ['/blogs/:title', '/blogs/%52asam%20(basics)', '/blogs/Rasam%20(basics)'],
  ['/blogs/:title', '/blogs/Salt&pepper%2for%20not', '/blogs/Salt%26pepper%2For%20not'],
  ['/whole-spices/:id', '/whole-spices/\\evil.example', '/whole-spices/%5Cevil.example'],
  ['/payment/status/:id', '/payment//status/A1', '/payment/status/A1'],
  ['/', '/', '/'],
])('a page of %s that is requested as %s has the canonical address %s', (pattern, asked, canonical) => {
  expect(canonicalPath(pattern, asked)).toBe(canonical)
  expect(canonicalPath(pattern, canonical)).toBe(canonical)
})
