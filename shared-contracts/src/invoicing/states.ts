/** Codes of States and union territories in tax documents, with the GST portal's names for places of supply. */
export const states = {
  '01': 'Jammu and Kashmir',
  '02': 'Himachal Pradesh',
  '03': 'Punjab',
  '04': 'Chandigarh',
  '05': 'Uttarakhand',
  '06': 'Haryana',
  '07': 'Delhi',
  '08': 'Rajasthan',
  '09': 'Uttar Pradesh',
  '10': 'Bihar',
  '11': 'Sikkim',
  '12': 'Arunachal Pradesh',
  '13': 'Nagaland',
  '14': 'Manipur',
  '15': 'Mizoram',
  '16': 'Tripura',
  '17': 'Meghalaya',
  '18': 'Assam',
  '19': 'West Bengal',
  '20': 'Jharkhand',
  '21': 'Odisha',
  '22': 'Chhattisgarh',
  '23': 'Madhya Pradesh',
  '24': 'Gujarat',
  '26': 'Dadra and Nagar Haveli and Daman and Diu',
  '27': 'Maharashtra',
  '29': 'Karnataka',
  '30': 'Goa',
  '31': 'Lakshadweep',
  '32': 'Kerala',
  '33': 'Tamil Nadu',
  '34': 'Puducherry',
  '35': 'Andaman and Nicobar Islands',
  '36': 'Telangana',
  '37': 'Andhra Pradesh',
  '38': 'Ladakh',
} as const

export type StateCode = keyof typeof states
export const stateCodes = Object.keys(states).sort() as StateCode[]

/** The place of supply of exports. */
export const ABROAD = '96'
/** The place of supply for tax purposes. */
export type PlaceOfSupply = StateCode | typeof ABROAD

export function isStateCode(code: string): code is StateCode {
  return code in states
}

/** Formats a place of supply as the GST portal does: '29-Karnataka'. Unknown codes are returned unchanged. */
export function writePlace(place: string): string {
  if (isStateCode(place)) return `${place}-${states[place]}`
  return place === ABROAD ? `${place}-Other Countries` : place
}
