import { markdownAddress } from 'shared-contracts/routing/markdown-address'
import { chooseRendition } from './requested-rendition'

test.each([
  ['a browser', 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8', false],
  ['somebody without a wish', undefined, false],
  ['somebody who takes anything', '*/*', false],
  ['somebody who takes any text', 'text/*', false],
  ['an assistant', 'text/markdown', true],
  ['an assistant that takes HTML too', 'text/markdown, text/html;q=0.9, */*;q=0.1', true],
  ['an assistant that writes in capitals', 'TEXT/MARKDOWN', true],
  ['one that names both alike, markdown first', 'text/markdown, text/html', true],
  ['one that likes HTML better', 'text/markdown;q=0.5, text/html', false],
  ['one that refuses markdown', 'text/markdown;q=0, */*', false],
  ['one that sends junk', ';;;text/markdown,,q=', false],
])('%s gets its preferred type', (_, accept, isMarkdown) => {
  expect(chooseRendition('/about', accept)).toEqual({ path: '/about', isMarkdown, suffix: '' })
})

test.each(['/', '/about', '/ground-spices/turmeric-powder'])('the text of %s has its own address', (path) => {
  expect(chooseRendition(markdownAddress(path), 'text/html')).toEqual({
    path,
    isMarkdown: true,
    suffix: '.md',
  })
})
