import type { PincodeLocation } from 'shared-contracts/customers/addresses/pincode-schema'

interface Span extends PincodeLocation {
  from: number
  to: number
}

export type PincodesService = ReturnType<typeof createPincodesService>

/** Large cities, by the first three digits of their pincodes (the sorting district). */
const cities = new Map([
  [110, 'New Delhi'],
  [500, 'Hyderabad'],
  [560, 'Bengaluru'],
  [600, 'Chennai'],
  [700, 'Kolkata'],
])

const unknown: PincodeLocation = { city: '', district: '', state: '' }

const sortingDistrict = (pincode: number) => Math.floor(pincode / 1000)

/** @param table one line per district, such as `State|District|560001-560110 561203` */
export function createPincodesService(table: string) {
  const spans = table.split('\n').flatMap(spansOfLine)

  /** Finds a pincode's location. For one newer than the table, just the State, or nothing if unclear. */
  function find(pincode: string): PincodeLocation {
    const asked = Number(pincode)
    const span = spans.find(({ from, to }) => from <= asked && asked <= to)
    if (span) return { city: span.city, district: span.district, state: span.state }
    const near = spans.filter(({ from }) => sortingDistrict(from) === sortingDistrict(asked))
    const [state, ...others] = new Set(near.map((one) => one.state))
    return state && others.length === 0 ? { ...unknown, state } : unknown
  }

  return { find }
}

function spansOfLine(line: string): Span[] {
  const [state = '', district = '', spans = ''] = line.split('|')
  return spans.split(' ').map((span) => {
    const [from = 0, to = from] = span.split('-').map(Number)
    return { from, to, district, state, city: cities.get(sortingDistrict(from)) ?? district }
  })
}
