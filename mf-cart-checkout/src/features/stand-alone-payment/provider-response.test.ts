import { findRedirectUrl, findRefusal, findStatus } from './provider-response'

const start = { instrumentResponse: { redirectInfo: { url: 'https://pay.example/t', method: 'GET' } } }

test.each([
  ['once', { success: true, data: start }],
  ['twice', { data: { success: true, data: start } }],
])('the redirect is found in a response wrapped %s', (_, answer) => {
  expect(findRedirectUrl(answer)).toBe('https://pay.example/t')
})

test.each([undefined, null, 'text', {}, { data: { instrumentResponse: { redirectInfo: { url: 7 } } } }])(
  'a response without a redirect has no URL: %j',
  (answer) => {
    expect(findRedirectUrl(answer)).toBeUndefined()
    expect(findRefusal(answer)).toBeUndefined()
  },
)

test('the provider’s message is the innermost one [13.5]', () => {
  expect(
    findRefusal({ success: false, message: 'Refused', data: { success: false, message: 'Bad number' } }),
  ).toBe('Bad number')
  expect(findRefusal({ success: true, message: 'Fine' })).toBeUndefined()
})

test.each([
  ['once', { success: true, data: { state: 'COMPLETED', amount: 12550 } }],
  ['twice', { success: true, data: { data: { state: 'COMPLETED', amount: 12550 } } }],
])('state and amount are found in a response wrapped %s', (_, answer) => {
  expect(findStatus(answer)).toEqual({ state: 'COMPLETED', amount: 12550 })
})

test("the status comes only from the provider's own field", () => {
  for (const state of ['PENDING', 'FAILED'])
    expect(findStatus({ data: { state } })).toEqual({ state, amount: undefined })
  for (const answer of [
    undefined,
    '',
    { success: true },
    { success: false, data: {} },
    { data: { state: 7 } },
    { success: false, data: { state: 'COMPLETED' } },
  ])
    expect(findStatus(answer)).toBeUndefined()
})
