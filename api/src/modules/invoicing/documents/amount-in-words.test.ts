import { paise } from 'shared-contracts/values/money'
import { writeInWords } from './amount-in-words'

test.each([
  [0, 'Rupees Zero only'],
  [1, 'Rupees Zero and Paise One only'],
  [595_00, 'Rupees Five Hundred Ninety-Five only'],
  [1_000_50, 'Rupees One Thousand and Paise Fifty only'],
  [1_25_019_75, 'Rupees One Lakh Twenty-Five Thousand Nineteen and Paise Seventy-Five only'],
  [10_00_00_000_00, 'Rupees Ten Crore only'],
  [
    1_23_45_67_890_12,
    'Rupees One Hundred Twenty-Three Crore Forty-Five Lakh Sixty-Seven Thousand Eight Hundred Ninety and Paise Twelve only',
  ],
])('%i paise are written as "%s"', (amount, words) => {
  expect(writeInWords(paise(amount))).toBe(words)
})
