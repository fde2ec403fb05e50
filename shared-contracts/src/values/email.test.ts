import fc from 'fast-check'
import { anyText, inScripts, withMarks } from '../testing/typed'
import { looksLikeEmail, normaliseEmail, plainEmail } from './email'

test.each([
  'asha@example.com',
  'a.b+c@mail.example.co.in',
  "o'brien@example.com",
  'a_b-c@x-y.example.in',
  'ಆಶಾ@example.com',
  'आशा@उदाहरण.भारत',
  'asha@xn--p1ai.example',
])('%s looks like an e-mail address', (text) => {
  expect(looksLikeEmail(text)).toBe(true)
})

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
  '<v@example.com>',
  'Account locked<v@example.com>',
  'a<v@example.com>',
  'v@example.com,',
  'v@example.com;',
  'v@example.com,w@example.com',
  'g:v@example.com;',
  '(c)v@example.com',
  'v@example.com(c)',
  'v(c)@example.com',
  '"v"@example.com',
  'v@[127.0.0.1]',
  'v@127.0.0.1',
  '.v@example.com',
  'v.@example.com',
  'v..w@example.com',
  'v@-example.com',
  'v@example-.com',
  'v@exam_ple.com',
  'v@example.com.',
  'v\\@example.com',
  '\u{1f336}@example.com',
  'v@example.com\ud83c',
  'v\uff20example.com',
  `${'a'.repeat(65)}@example.com`,
  `a@${'b'.repeat(250)}.com`,
])('%p does not [27.1]', (text) => {
  expect(looksLikeEmail(text)).toBe(false)
})

test('a malicious text is checked without delay', () => {
  expect(looksLikeEmail(`a@${'b.'.repeat(100_000)}`)).toBe(false)
})

test('an address is the same mailbox in any case and with spaces around it', () => {
  expect(normaliseEmail(' Asha@Example.COM ')).toBe('asha@example.com')
})

test.each([
  ['an accent typed in two characters', 'Jose\u0301@example.com', 'josé@example.com'],
  ['a domain in full-width letters', 'asha@\uff45xample.com', 'asha@example.com'],
  ['a Kelvin sign for a K', 'asha@\u212aesar.com', 'asha@kesar.com'],
  ['a zero width space', 'as\u200bha@exam\u200bple.com', 'asha@example.com'],
  ['marks of direction around it', '\u202aasha@example.com\u202c', 'asha@example.com'],
  ['a soft hyphen and a byte order mark', '\ufeffasha@exam\u00adple.com', 'asha@example.com'],
  ['a joiner between Latin letters', 'as\u200dha@example.com', 'asha@example.com'],
  ['Indian digits', 'asha९८@example१.com', 'asha98@example1.com'],
  ['a domain in its own script', 'asha@BÜCHER.example', 'asha@xn--bcher-kva.example'],
  ['a domain with the full stop of Chinese', 'asha@例え\u3002example', 'asha@xn--r8jz45g.example'],
])('addresses that differ in %s are the same address', (_, written, same) => {
  expect(normaliseEmail(written)).toBe(same)
})

test('digits are kept in a mailbox name that is in their script', () => {
  expect(normaliseEmail('आशा९८@example.com')).toBe('आशा९८@example.com')
})

test('a lookalike mailbox name stays separate', () => {
  expect(normaliseEmail('\ufb01na@example.com')).not.toBe(normaliseEmail('fina@example.com'))
})

test.each(['Asha@Example.com', 'İstanbul@example.com', 'Jose\u0301@EXAMPLE.com', 'nobody', '@'])(
  'normalising %s twice has the same result as once',
  (email) => {
    expect(normaliseEmail(normaliseEmail(email))).toBe(normaliseEmail(email))
  },
)

const mailbox = fc.constantFrom('asha98@example.com', 'a.b+c7@mail.example.co.in')

test('invisible marks and digits of any script do not change an address', () => {
  const typed = mailbox.chain((email) =>
    fc.tuple(
      fc.constant(email),
      inScripts(email.replace(/\D/g, '')).chain(([digits]) => withMarks(email.replace(/\d+/, digits))),
    ),
  )
  fc.assert(fc.property(typed, ([email, text]) => expect(normaliseEmail(text)).toBe(email)))
})

test('normalisation is idempotent and gives one address or none', () => {
  fc.assert(
    fc.property(fc.oneof(anyText, fc.emailAddress()), (text) => {
      const email = normaliseEmail(text)
      expect(normaliseEmail(email)).toBe(email)
      expect(plainEmail(plainEmail(text))).toBe(plainEmail(text))
      if (looksLikeEmail(email)) expect(email).not.toMatch(/[\s<>(),;:"\\[\]\p{C}]/u)
    }),
    { examples: [['@\u00a0۰']] },
  )
})
