import { render } from '@testing-library/react'
import { KeepName } from './keep-name'

test.each([
  ['ORDER INVOICE #ORD-1', ['ORDER INVOICE #', 'ORD-1']],
  ['ORD-1 and ORD-1.', ['ORD-1', ' and ', 'ORD-1', '.']],
  ['No name at all', ['No name at all']],
])('each part of "%s" is an element, and only the name is marked as untranslatable', (sentence, parts) => {
  const { container } = render(<KeepName name="ORD-1">{sentence}</KeepName>)
  expect(container).toHaveTextContent(sentence)
  const elements = [...container.querySelectorAll('span > span')]
  expect(elements.map(({ textContent }) => textContent)).toEqual(parts)
  const kept = elements.filter((element) => element.getAttribute('translate') === 'no')
  expect(kept.map(({ textContent }) => textContent)).toEqual(parts.filter((part) => part === 'ORD-1'))
})
