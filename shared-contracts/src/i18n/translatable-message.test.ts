import { say, translateMessage } from './translatable-message'
import { createText } from './translate'

const t = createText('hi', {
  '"{name}" costs Rs {price} now.': 'अब "{name}" की कीमत ₹{price} है।',
  'This link is invalid.': 'यह लिंक सही नहीं है।',
  Cloves: 'लौंग',
})

test('a message of the api is complete in English, and translated with its product name', () => {
  const said = say('"{name}" costs Rs {price} now.', { name: 'Cloves', price: 125 })
  expect(said.message).toBe('"Cloves" costs Rs 125 now.')
  expect(translateMessage(said, t)).toBe('अब "लौंग" की कीमत ₹125 है।')
})

test('a message without values is translated as a whole', () => {
  expect(translateMessage({ message: 'This link is invalid.' }, t)).toBe('यह लिंक सही नहीं है।')
})

test('a message without a translation stays English, whatever its values', () => {
  const said = say('"{name}" is not sold here.', { name: '{price} & {name}' })
  expect(translateMessage(said, t)).toBe('"{price} & {name}" is not sold here.')
})
