import { scanVariant } from './scan-variant'

const turmeric = {
  line: 0,
  name: 'Turmeric Powder, 100 g',
  quantity: 2,
  codes: ['8901234567890', 'turmeric-powder-100g'],
}
const cumin = { line: 1, name: 'Cumin Seeds, 250 g', quantity: 1, codes: ['0036000291452'] }
const packs = [turmeric, cumin]

test('the right pack counts for its line, by EAN or the shop’s own number, in any format', () => {
  const first = scanVariant(' 8901234567890\n', packs, {})
  expect(first).toEqual({ isRight: true, words: '1 of 2: Turmeric Powder, 100 g', scanned: { 0: 1 } })
  expect(scanVariant('TURMERIC-POWDER-100G', packs, first.scanned).scanned).toEqual({ 0: 2 })
  expect(scanVariant('036000291452', packs, {}).scanned).toEqual({ 1: 1 })
})

test('a wrong pack and one too many are reported and change nothing', () => {
  expect(scanVariant('8900000000000', packs, { 0: 1 })).toEqual({
    isRight: false,
    words: 'Wrong pack. 8900000000000 isn’t in this order.',
    scanned: { 0: 1 },
  })
  expect(scanVariant('0036000291452', packs, { 1: 1 })).toMatchObject({ isRight: false, scanned: { 1: 1 } })
})

test('two lines with the same pack are filled one after the other', () => {
  const twice = [turmeric, { ...turmeric, line: 4, quantity: 1 }]
  expect(scanVariant('8901234567890', twice, { 0: 2 }).scanned).toEqual({ 0: 2, 4: 1 })
})
