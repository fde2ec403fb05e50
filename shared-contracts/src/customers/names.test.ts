import { nameProblem } from './names'

test.each([
  'Asha',
  "O'Brien-Smith",
  'D’Souza',
  'Md.Rahman',
  'K. Sivaraman',
  'J.R.R.',
  'Dr. Rao, Jr.',
  'Nguyễn Thị Minh',
  'ಆಶಾ ರಾವ್',
  'आशा',
  '𠮷野 太郎',
  'محمد',
  'Gal·la',
  'Asha (Annu)',
  'Comyn',
  'ஆ. சிவராமன்',
])('%s is accepted as a name', (name) => expect(nameProblem(name)).toBeUndefined())

test.each([
  'Your order is on hold. Confirm your card at https://evil.example',
  'http:evil//',
  'www.evil.example',
  'WWW.evil',
  'evil.com',
  'Pay at shop-help.in now',
  'help@evil',
  'a/b',
  'a\\b',
  'ｗｗｗ.evil',
  'evil／pay',
])('%s is rejected as a name, with a reason', (name) =>
  expect(nameProblem(name)).toBe('Please write your name without web or email addresses.'),
)
