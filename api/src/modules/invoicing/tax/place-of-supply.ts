import { normalisePincode, PINCODE } from 'shared-contracts/customers/addresses/pincode'
import {
  ABROAD,
  type PlaceOfSupply,
  type StateCode,
  stateCodes,
  states,
} from 'shared-contracts/invoicing/states'
import { stateSpellings } from './state-spellings'

/** Where the shipment goes. The State is free text: a shopper wrote it. */
interface Destination {
  state: string
  pinCode: string
  country: string
}

/** @property places those that the address leaves open: no other one answers the question */
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
/** What the account's form offers for a country and is none. Some of them hold India. */
const REGIONS = new Set(['asia', 'north america', 'europe', 'south america'])

/**
 * The place of supply to a private buyer: the State of the delivery address (IGST Act s.10(1)(ca)).
 * @param stateOfPincode the State a pincode lies in; empty where that is not known
 * @returns a question for the owner where the address leaves a doubt. Nothing is guessed: the State decides the tax.
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
  return { question: `Which country is "${address.country}"?`, places: [...places, ABROAD] }
}

function stateOfSupply(
  { state, pinCode }: Destination,
  stateOfPincode: (pincode: string) => string,
): PlaceOfSupplyResult {
  const written = byName.get(plain(state))
  const pincode = normalisePincode(pinCode)
  const lies = PINCODE.test(pincode) ? byName.get(plain(stateOfPincode(pincode))) : undefined
  if (!written) return { question: `Which State is "${state}"?`, places: lies ? [lies] : stateCodes }
  if (!lies || lies === written) return { place: written }
  return {
    question: `The address says ${states[written]}, but pincode ${pincode} is in ${states[lies]}. Which is right?`,
    places: [written, lies],
  }
}

/** A name without case, punctuation and the words around it. */
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
