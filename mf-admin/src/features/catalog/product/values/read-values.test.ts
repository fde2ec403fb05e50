import { turmeric } from '../../../../testing/products'
import { formatFieldName, toFormValues } from './product-values'
import { readValues } from './read-values'

const typed = (values: Record<string, string>) =>
  readValues(turmeric, { ...toFormValues(turmeric), ...values })
const price = formatFieldName('turmeric-powder-100g', 'price')
const mrp = formatFieldName('turmeric-powder-100g', 'mrp')

test('an unchanged form sends nothing', () => {
  expect(typed({})).toEqual({ edit: { product: {}, variants: {} }, problems: {} })
})

test('only changed fields are sent, with prices in whole paise', () => {
  expect(
    typed({
      [price]: '130.5',
      [mrp]: '150',
      name: ' Haldi ',
      [formatFieldName('turmeric-powder-500g', 'netAmount')]: '500',
    }).edit,
  ).toEqual({
    product: { name: 'Haldi' },
    variants: {
      'turmeric-powder-100g': { price: 13050, mrp: 15000 },
      'turmeric-powder-500g': { net: { amount: 500, unit: 'g' } },
    },
  })
})

test('a barcode is normalised, and one with a wrong check digit is reported', () => {
  const barcode = formatFieldName('turmeric-powder-100g', 'barcode')
  expect(typed({ [barcode]: ' 8901234567890 ' }).edit.variants).toEqual({
    'turmeric-powder-100g': { barcode: '8901234567890' },
  })
  expect(typed({ [barcode]: '8901234567893' }).problems).toEqual({
    [barcode]: 'Check the digits, or use your own code with letters, digits and hyphens',
  })
})

test('a cleared declaration is null, and "none" declares that there are none', () => {
  expect(typed({ origin: '', allergens: '', ingredients: 'None' }).edit.product).toEqual({
    origin: null,
    allergens: null,
    ingredients: [],
  })
  expect(typed({ ingredients: 'Turmeric, Salt ,' }).edit.product).toEqual({
    ingredients: ['Turmeric', 'Salt'],
  })
})

test.each([
  [price, '', 'Enter an amount in rupees, such as 125 or 125.50'],
  [price, '0', 'Enter an amount in rupees, such as 125 or 125.50'],
  [price, '12,50', 'Enter an amount in rupees, such as 125 or 125.50'],
  [price, '1.234', 'Enter an amount in rupees, such as 125 or 125.50'],
  ['bestBeforeMonths', 'a year', 'Enter a whole number'],
  ['name', ' ', 'Enter a product name'],
])('%s of "%s" is reported next to its field', (name, value, problem) => {
  expect(typed({ [name]: value }).problems).toEqual({ [name]: problem })
})
