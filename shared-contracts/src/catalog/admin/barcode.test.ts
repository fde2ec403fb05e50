import { cleanBarcode, isBarcode } from './barcode'

test.each(['8901234567890', '96385074', '0036000291452', 'SPICE-TURMERIC-100', 'turmeric-powder-100g'])(
  '%s is a valid barcode',
  (code) => expect(isBarcode(cleanBarcode(code))).toBe(true),
)

test.each(['8901234567893', '12345', '1234567890', '-ABC', 'ABC', '', 'a b/c'])(
  '%s is not a valid barcode',
  (code) => expect(isBarcode(cleanBarcode(code))).toBe(false),
)

test('a UPC, spaces and a scanner’s line end do not change the code', () => {
  expect(cleanBarcode(' 036000291452\n')).toBe('0036000291452')
})
