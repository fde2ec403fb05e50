import fc from 'fast-check'
import { anyText, withMarks } from '../testing/typed'
import { tidyText } from './typed-text'

test.each([
  ['a zero width space', 'As\u200bha', 'Asha'],
  ['marks of direction', '\u202aAsha\u202c \u2067Rao\u2069\u200f', 'Asha Rao'],
  ['a byte order mark', '\ufeffAsha', 'Asha'],
  ['a soft hyphen', 'Ban\u00adgalore', 'Bangalore'],
  ['spaces of other widths', ' Asha\u00a0\u2003 Rao\u3000', 'Asha Rao'],
  ['an accent apart', 'Jose\u0301', 'José'],
  ['joiners between Latin letters', 'A\u200ds\u200cha', 'Asha'],
  ['nothing that can be seen', '\u200b\u2060 \u00a0', ''],
])('a name with %s is tidied', (_, typed, tidy) => {
  expect(tidyText(typed)).toBe(tidy)
})

test.each(['ಸೂರ್\u200dಯ', 'क्\u200dष', 'നന്\u200d', 'শ্রীত্\u200d', 'نمی\u200cخواهم', 'ක්\u200dෂ'])(
  '%s keeps the joiners that its script requires',
  (name) => expect(tidyText(name)).toBe(name),
)

test('control characters stay, for validation to reject', () => {
  expect(tidyText('Asha\r\nBcc: all@example.in')).toBe('Asha\r\nBcc: all@example.in')
})

test('invisible marks make no difference', () => {
  const name = fc.constantFrom('Asha Rao', "O'Brien-Smith", 'José')
  fc.assert(
    fc.property(
      name.chain((text) => fc.tuple(fc.constant(text), withMarks(text))),
      ([text, typed]) => expect(tidyText(typed)).toBe(text),
    ),
  )
})

test('tidying is idempotent', () => {
  fc.assert(fc.property(anyText, (text) => expect(tidyText(tidyText(text))).toBe(tidyText(text))))
})
