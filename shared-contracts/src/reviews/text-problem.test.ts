import { findTextProblem } from './text-problem'

test.each([
  'Fresh and strong. The colour of my dal is wonderful.',
  'Not good: half of the pods were empty, and 250 g cost Rs 850!',
  'I bought 3 packs in 2026, on 12-10-2026, for 1,200 rupees.',
  'बहुत अच्छी हल्दी है, रंग भी सुंदर है।',
  'ಅರಿಶಿನ ತುಂಬಾ ಚೆನ್ನಾಗಿದೆ.',
  'Very very good turmeric, e.g. for dal.In my curry too.',
  '<script>alert(1)</script> is what the label says',
])('an ordinary review may be sent: %s', (text) => {
  expect(findTextProblem(text)).toBeUndefined()
})

test.each([
  ['Nice', 'Write at least 10 characters.'],
  ['   Nice one      ', 'Write at least 10 characters.'],
  ['Good. '.repeat(400), 'Write at most 2,000 characters.'],
  ['Write to asha@example.in for more', 'Leave out email addresses. Everybody can read your review.'],
  ['Cheaper at www.spices.example', 'Leave out links and web addresses.'],
  ['Cheaper at spices.com today', 'Leave out links and web addresses.'],
  ['See bit.ly/3xYz for photos', 'Leave out links and web addresses.'],
  ['Call me on 98450 12345 please', 'Leave out phone numbers. Everybody can read your review.'],
  ['Call me on +91-98450-12345', 'Leave out phone numbers. Everybody can read your review.'],
  ['Call ९८४५०१२३४५ for more of it', 'Leave out phone numbers. Everybody can read your review.'],
  ['Our shop: 080 22334455, come', 'Leave out phone numbers. Everybody can read your review.'],
  ['Goooooooooooood', 'Leave out repeated words and signs.'],
  ['good good good good good', 'Leave out repeated words and signs.'],
  ['👍👍👍 !!! ??? 👍👍', 'Say it in words.'],
])('a review is refused with what to change: %s', (text, sentence) => {
  expect(findTextProblem(text)).toBe(sentence)
})

test('a very long text is refused at once', () => {
  expect(findTextProblem('a b '.repeat(20_000))).toBe('Write at most 2,000 characters.')
})
