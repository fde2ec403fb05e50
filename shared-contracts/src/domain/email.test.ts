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
  `${'a'.repeat(65)}@example.com`,
  `a@${'b'.repeat(250)}.com`,
])('%p does not', (text) => {
  expect(looksLikeEmail(text)).toBe(false)
})

test('a hostile text is judged without delay', () => {
  expect(looksLikeEmail(`a@${'b.'.repeat(100_000)}`)).toBe(false)
})

test('addresses are compared without case or surrounding spaces', () => {
  expect(normaliseEmail(' Asha@Example.COM ')).toBe('asha@example.com')
})
