import { cleanBarcode, isBarcode } from './barcode'

test.each(['8901234567890', '96385074', '0036000291452', 'SPICE-TURMERIC-100', 'turmeric-powder-100g'])(
  '%s can stand on a pack',
  (code) => expect(isBarcode(cleanBarcode(code))).toBe(true),
)

test.each(['8901234567893', '12345', '1234567890', '-ABC', 'ABC', '', 'a b/c'])('%s cannot', (code) =>
  expect(isBarcode(cleanBarcode(code))).toBe(false),
)

test('scanners that write a UPC, spaces or a line end mean the same code', () => {
  expect(cleanBarcode(' 036000291452\n')).toBe('0036000291452')
})
