import { stateCodes, states, writePlace } from 'shared-contracts/invoicing/states'
import { createPincodes } from '../../customers/addresses/pincodes'
import { placeOfSupply } from './place-of-supply'

const { stateOf } = createPincodes()
const findPlace = (state: string, pinCode = '', country = 'India') =>
  placeOfSupply({ state, pinCode, country }, stateOf)

test.each([
  ['Karnataka', '29'],
  ['  KARNATAKA ', '29'],
  ['Karnataka State', '29'],
  ['ಕರ್ನಾಟಕ', '29'],
  ['कर्नाटक', '29'],
  ['KA', '29'],
  ['Tamilnadu', '33'],
  ['J & K', '01'],
  ['Jammu & Kashmir', '01'],
  ['Orissa', '21'],
  ['Pondicherry', '34'],
  ['N.C.T. of Delhi', undefined],
  ['NCT of Delhi', '07'],
  ['Telangana', '36'],
  ['Daman & Diu', '26'],
])('a shopper who writes %s is in State %s', (state, code) => {
  expect(findPlace(state)).toEqual(
    code ? { place: code } : { question: expect.stringContaining(state), places: stateCodes },
  )
})

test('every State is recognised by its own name', () => {
  for (const code of stateCodes) expect(findPlace(states[code])).toEqual({ place: code })
})

test.each(['Bangalore', 'Kar', 'UT', 'South', '-', '560001', 'Karnataka Tamil Nadu'])(
  '%s is too ambiguous to guess',
  (state) =>
    expect(findPlace(state)).toEqual({
      question: `Choose a State. "${state}" isn’t a State we know.`,
      places: stateCodes,
    }),
)

test('a pincode outside the written State raises a question', () => {
  expect(findPlace('Karnataka', '560 001')).toEqual({ place: '29' })
  expect(findPlace('Karnataka', '600001')).toEqual({
    question: 'The address says Karnataka, but pincode 600001 is in Tamil Nadu. Choose the correct State.',
    places: ['29', '33'],
  })
})

test('with an unknown State, only the State of the pincode can be chosen', () => {
  expect(findPlace('Bangalore', '560001')).toEqual({
    question: 'Choose a State. "Bangalore" isn’t a State we know.',
    places: ['29'],
  })
})

test('an unknown pincode decides nothing', () => {
  expect(findPlace('Karnataka', '999999')).toEqual({ place: '29' })
  expect(findPlace('Karnataka', 'none')).toEqual({ place: '29' })
})

test('a delivery outside India is supplied abroad, and a continent is not a country', () => {
  expect(findPlace('Bavaria', '80331', 'Germany')).toEqual({ place: '96' })
  expect(findPlace('Karnataka', '560001', 'Asia')).toEqual({
    question: 'Choose a country. "Asia" isn’t a country we know.',
    places: ['29', '96'],
  })
  expect(findPlace('Bavaria', '80331', '')).toMatchObject({ places: [...stateCodes, '96'] })
})

test('a place is written as the GST portal writes it', () => {
  expect(writePlace('29')).toBe('29-Karnataka')
  expect(writePlace('96')).toBe('96-Other Countries')
})
