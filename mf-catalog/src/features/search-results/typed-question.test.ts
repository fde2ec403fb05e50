import { createTyped, seeAddress, toQuestion, write } from './typed-question'

test('letters typed while the address updates are kept', () => {
  const typed = write({ ...createTyped(''), text: 'hal' }, 'hal')
  const further = write({ ...typed, text: 'haldi ' }, 'haldi')
  const seen = seeAddress(further, 'hal')
  expect([seen.text, toQuestion(seen)]).toEqual(['haldi ', 'haldi'])
  expect(seeAddress(seen, 'haldi')).toEqual({ text: 'haldi ', asked: 'haldi', written: [] })
})

test('a query from elsewhere replaces the typed text', () => {
  const typed = seeAddress(write({ ...createTyped('jeera'), text: 'haldi' }, 'haldi'), 'haldi')
  expect(seeAddress(typed, 'jeera')).toEqual(createTyped('jeera'))
})
