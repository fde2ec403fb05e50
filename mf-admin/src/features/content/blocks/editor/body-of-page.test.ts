import { bodyOfPage } from './body-of-page'

const over = '# Refund\n\n> How to report.\n\n'

test.each([
  ['a policy', `${over}When it is not right.\n\n`, true],
  ['a post', over, false],
])('the editor gets only the text of %s, with the shop’s own links', (_, start, hasLead) => {
  const page = `${start}## One\n\nSee [contact](https://shop.example/contact-us).\n`
  expect(bodyOfPage(page, 'https://shop.example', hasLead)).toBe('## One\n\nSee [contact](/contact-us).')
})
