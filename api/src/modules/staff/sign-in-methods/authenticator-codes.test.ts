import { findTimeStep, generateCode, looksLikeAppCode } from './authenticator-codes'
import { plainCode } from './recovery-codes'

const now = new Date('2026-11-28T10:00:00Z')
const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'
const code = generateCode(secret, now)
const inHindi = (text: string) => text.replace(/\d/g, (digit) => '०१२३४५६७८९'.charAt(Number(digit)))
const [first, last] = [code.slice(0, 3), code.slice(3)]

test.each([
  code,
  `${first} ${last}`,
  `${first}-${last}`,
  `${first}\u00a0${last}`,
  inHindi(`${first} ${last}`),
])("a code typed as %j matches the app's", (typed) =>
  expect(findTimeStep(typed, secret, now)).toBe(findTimeStep(code, secret, now)),
)

test('only six digits can be an app code', () => {
  for (const typed of ['', '12345', '1234567', '12345a', '7Q2M-X4HD-9KPA-V3WT'])
    expect(looksLikeAppCode(typed)).toBe(false)
})

test("a recovery code may be typed in another script's digits", () => {
  expect(plainCode(inHindi('7q2m x4hd\u20119kpa\u200bV3WT'))).toBe('7Q2MX4HD9KPAV3WT')
})
