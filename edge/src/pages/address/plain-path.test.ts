import { plainPath } from './plain-path'

test.each([
  ['/whole-spices/cloves', '/whole-spices/cloves'],
  ['/whole-spices/%63love%73', '/whole-spices/cloves'],
  ['/%61bout', '/about'],
  ['//about///us', '/about/us'],
  ['/blogs/Rasam%20Basics', '/blogs/Rasam%20Basics'],
  ['/blogs/caf%c3%a9', '/blogs/caf%C3%A9'],
  ['/blogs/a%2fb%2E%7e', '/blogs/a%2Fb.~'],
  ['/blogs/50%25%36%31', '/blogs/50%2561'],
  ['/HI/About', '/hi/About'],
  ['/Kn', '/kn'],
  ['/hI/', '/hi'],
  ['/%48I/cart', '/hi/cart'],
  ['/HIgh', '/HIgh'],
  ['/%2f%2fevil.example', '/%2F%2Fevil.example'],
])('%s is equivalent to %s', (path, plain) => {
  expect(plainPath(path)).toBe(plain)
  expect(plainPath(plain)).toBe(plain)
})
