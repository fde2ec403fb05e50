import { normalisePincode, PINCODE } from 'shared-contracts/customers/addresses/pincode'
import {
  ABROAD,
  type PlaceOfSupply,
  type StateCode,
  stateCodes,
  states,
} from 'shared-contracts/invoicing/states'
import { stateSpellings } from './state-spellings'

/** The destination of the shipment. The State is as the shopper typed it. */
interface Destination {
  state: string
  pinCode: string
  country: string
}

/** @property places the places that the address allows */
export type PlaceOfSupplyResult =
  | { place: PlaceOfSupply }
  | { question: string; places: readonly PlaceOfSupply[] }

const byName = new Map<string, StateCode>(
  stateCodes.flatMap((code) =>
    [states[code], ...(stateSpellings[code] ?? '').split(',')]
      .map(plain)
      .filter(Boolean)
      .map((name) => [name, code] as const),
  ),
)

const INDIA = new Set(['india', 'bharat', 'in', 'भारत', 'ಭಾರತ'])
/** Values that the account form offers as countries. Some of them include India. */
const REGIONS = new Set(['asia', 'north america', 'europe', 'south america'])

/**
 * Determines the place of supply to a private buyer: the State of the delivery address (IGST Act s.10(1)(ca)).
 * @returns a question for the owner if the address is doubtful, because the State decides the tax
 */
export function placeOfSupply(
  address: Destination,
  stateOfPincode: (pincode: string) => string,
): PlaceOfSupplyResult {
  const land = plain(address.country)
  const isDoubtful = land === '' || REGIONS.has(land)
  if (!isDoubtful && !INDIA.has(land)) return { place: ABROAD }
  const inIndia = stateOfSupply(address, stateOfPincode)
  if (!isDoubtful) return inIndia
  const places = 'place' in inIndia ? [inIndia.place] : inIndia.places
  return {
    question: `Choose a country. "${address.country}" isn’t a country we know.`,
    places: [...places, ABROAD],
  }
}

function stateOfSupply(
  { state, pinCode }: Destination,
  stateOfPincode: (pincode: string) => string,
): PlaceOfSupplyResult {
  const written = byName.get(plain(state))
  const pincode = normalisePincode(pinCode)
  const lies = PINCODE.test(pincode) ? byName.get(plain(stateOfPincode(pincode))) : undefined
  if (!written)
    return {
      question: `Choose a State. "${state}" isn’t a State we know.`,
      places: lies ? [lies] : stateCodes,
    }
  if (!lies || lies === written) return { place: written }
  return {
    question: `The address says ${states[written]}, but pincode ${pincode} is in ${states[lies]}. Choose the correct State.`,
    places: [written, lies],
  }
}

/** Drops case, punctuation and filler words. */
function plain(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll('&', ' and ')
    .replaceAll(/[^\p{L}\p{M}\p{Nd}\u200c]+/gu, ' ')
    .trim()
    .replace(/^(the )?(state|ut|union territory) of /, '')
    .replace(/ (state|ut|union territory)$/, '')
}
