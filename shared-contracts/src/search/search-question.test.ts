import { canBeFound, isLongestQuestion, LONGEST_QUESTION, searchQuestion } from './search-question'

test.each([
  ['  kali \t mirch\n', 'kali mirch'],
  ['ha\u0000l\u0007di', 'ha l di'],
  ['\u202ehaldi\u202c\u200f\ufeff', 'haldi'],
  ['ｈａｌｄｉ', 'haldi'],
  ['haldi\ud800', 'haldi'],
  ['ಅರಿಶಿನ', 'ಅರಿಶಿನ'],
  ['ಸೂರ್\u200dಯ', 'ಸೂರ್\u200dಯ'],
  ['\u0000\u200b\ufffd', ''],
])('%j is searched as %j', (asked, question) => {
  expect(searchQuestion(asked)).toBe(question)
})

test('a query of 10 kB is cut, and marked as cut', () => {
  const question = searchQuestion('turmeric '.repeat(1200))
  expect(question).toHaveLength(LONGEST_QUESTION)
  expect(isLongestQuestion(question)).toBe(true)
  expect(isLongestQuestion('turmeric')).toBe(false)
})

test.each(['e\u200b\u0301', 'a\u00a0b', '😀'.repeat(300), `x${'\u0301'.repeat(300)}`, '\u00b4 ab'])(
  'the result for %j is stable when normalised again',
  (asked) => {
    const question = searchQuestion(asked)
    expect(searchQuestion(question)).toBe(question)
  },
)

test.each([
  'h',
  'hh',
  'aaaa',
  'a a a',
  'Aa',
  'a\u00e1',
  'ee',
  'अअ',
  '??!',
  '55',
  '',
  'bb cc',
  'a h',
  'of h',
  'The H',
  '5 5 7',
])('%j has too few different letters to be searched', (question) => expect(canBeFound(question)).toBe(false))

test.each(['हल', '5 spice', 'ay', 'ghee', 'ಉಪ್ಪು', '100', 'ka', 'kali h', 'h kali'])(
  '%j can be searched',
  (question) => expect(canBeFound(question)).toBe(true),
)
