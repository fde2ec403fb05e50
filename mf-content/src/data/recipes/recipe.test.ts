import { methodStep } from './recipe'

test('the text before the first colon-and-space heads a step [6.7]', () => {
  expect(methodStep('Soak: Leave it: 8 hours.')).toEqual({ title: 'Soak', text: 'Leave it: 8 hours.' })
})

test('a step without a head, or with a time in it, stays whole [6.7]', () => {
  expect(methodStep('Serve at 8:30 sharp.')).toEqual({ text: 'Serve at 8:30 sharp.' })
})
