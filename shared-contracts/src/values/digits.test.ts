import fc from 'fast-check'
import { inScripts } from '../testing/typed'
import { foldDigits } from './digits'

test('digits of every Unicode script are folded to their values', () => {
  const digits = Array.from({ length: 0x11_0000 }, (_, code) => code).filter((code) =>
    /\p{Nd}/u.test(String.fromCodePoint(code)),
  )
  const folded = digits.map((code) => foldDigits(String.fromCodePoint(code))).join('')
  expect(digits.length).toBeGreaterThan(600)
  expect(folded).toBe('0123456789'.repeat(digits.length / 10))
})

test('a number in any mix of scripts is the same number', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^\d{1,20}$/).chain(inScripts), ([typed, digits]) => {
      expect(foldDigits(typed)).toBe(digits)
    }),
  )
})

test('other characters stay, even lone surrogates', () => {
  expect(foldDigits('Flat ४, ②½ \ud83c 🌶')).toBe('Flat 4, ②½ \ud83c 🌶')
})
