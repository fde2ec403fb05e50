import { readSearch } from './read-search'

test.each([
  ['+91 98450 12345', '9845012345'],
  ['0098450-12345', '9845012345'],
  ['098450 12345', '9845012345'],
  ['\u202a+91 98450\u201312345\u202c', '9845012345'],
  ['९८४५० १२३४५', '9845012345'],
  ['(0) 98450.12345', '9845012345'],
  ['+44 7911 123456', '447911123456'],
  ['೧೨೩೪', '1234'],
  ['98450', '98450'],
  ['asha', undefined],
  ['123', undefined],
])('the phone number %j is searched as %s', (words, digits) => {
  expect(readSearch(words)?.digits).toBe(digits)
})

test.each([
  ['560 001', '560001'],
  ['೫೬೦ ೦೦೧', '560001'],
  ['Asha\u200b@B\u00dcCHER.example', 'asha@xn--bcher-kva.example'],
  ['\u202aAsha\u00a0 Rao\u202c', 'asha rao'],
  ['100%_', '100\\%\\_'],
])('%j is searched as %s', (words, text) => {
  expect(readSearch(words)?.text).toBe(text)
})

test.each(['', ' ', '\u200b\u00a0'])('the search %j matches every order', (words) => {
  expect(readSearch(words)).toBeUndefined()
})
