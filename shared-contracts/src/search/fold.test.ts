import { splitWords } from './fold'

test.each([
  ['jeera', 'zeera'],
  ['jeera', 'jira'],
  ['dhania', 'daniya'],
  ['haldi', 'HALDHEE'],
  ['laung', 'long'],
  ['chhole', 'chole'],
  ['phool', 'fool'],
  ['chilli', 'chilly'],
  ['masala', 'masaala'],
  ['purée', 'puree'],
  ['कड़ी', 'कडी'],
  ['হলুদ গুঁড়ো', 'হলুদ গুঁডো'],
  ['മഞ്ഞൾ', 'മഞ്ഞള്\u200d'],
  ['cook’s', 'cooks'],
])('%s and %s are the same', (one, other) => {
  expect(splitWords(other)).toEqual(splitWords(one))
})

test('words of Indian scripts are not split', () => {
  expect(splitWords('ಅರಿಶಿನ ಪುಡಿ, काली-मिर्च')).toEqual(['ಅರಿಶಿನ', 'ಪುಡಿ', 'काली', 'मिर्च'])
})

test('different words stay different', () => {
  expect(splitWords('cumin')).not.toEqual(splitWords('kamin'))
  expect(splitWords('rai')).not.toEqual(splitWords('ra'))
})
