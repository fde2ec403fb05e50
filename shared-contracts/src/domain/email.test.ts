import { looksLikeEmail, normaliseEmail } from './email'

test.each(['asha@example.com', 'a.b+c@mail.example.co.in', 'ಆಶಾ@example.com'])(
  '%s looks like an e-mail address',
  (text) => {
    expect(looksLikeEmail(text)).toBe(true)
  },
)

test.each([
  '',
  'asha',
  'asha@',
  '@example.com',
  'asha@example',
  'asha@example.',
  'asha@.com',
  'asha@exa..mple.com',
  'a b@example.com',
  'asha@@example.com',
  'asha@example.com\nBcc: all@example.com',
  'as\u0000ha@example.com',
  'as\u200bha@example.com',
  'asha@exam\u202eple.com',
  `${'a'.repeat(65)}@example.com`,
  `a@${'b'.repeat(250)}.com`,
])('%p does not [27.1]', (text) => {
  expect(looksLikeEmail(text)).toBe(false)
})

test('a hostile text is judged without delay', () => {
  expect(looksLikeEmail(`a@${'b.'.repeat(100_000)}`)).toBe(false)
})

test('addresses are compared without case or surrounding spaces', () => {
  expect(normaliseEmail(' Asha@Example.COM ')).toBe('asha@example.com')
})

test.each([
  ['an accent typed in two characters', 'Jose\u0301@example.com', 'josé@example.com'],
  ['a domain in full-width letters', 'asha@\uff45xample.com', 'asha@example.com'],
  ['a Kelvin sign for a K', 'asha@\u212aesar.com', 'asha@kesar.com'],
])('an address with %s is the same address', (_, written, same) => {
  expect(normaliseEmail(written)).toBe(same)
})

test('a mailbox whose name only looks like another stays its own', () => {
  expect(normaliseEmail('\ufb01na@example.com')).not.toBe(normaliseEmail('fina@example.com'))
})

test.each(['Asha@Example.com', 'İstanbul@example.com', 'Jose\u0301@EXAMPLE.com', 'nobody', '@'])(
  'normalising %s twice changes nothing more',
  (email) => {
    expect(normaliseEmail(normaliseEmail(email))).toBe(normaliseEmail(email))
  },
)
