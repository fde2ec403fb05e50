import { readStored, writeStored } from 'shared-contracts/store'

const KEY = 'admin-ticks'

/** The fetched packs, with the quantity required when they were ticked. */
type Ticks = Readonly<Record<string, number>>

/** Reads the ticks of this device, which survive a reload. */
export function readTicks(): Ticks {
  try {
    const stored: unknown = JSON.parse(readStored('localStorage', KEY) ?? '{}')
    return isTicks(stored) ? stored : {}
  } catch {
    return {}
  }
}

export function keepTicks(ticks: Ticks): void {
  writeStored('localStorage', KEY, JSON.stringify(ticks))
}

/** True if ticked, unless the required quantity has increased. */
export function isTicked(ticks: Ticks, pack: string, quantity: number): boolean {
  return (ticks[pack] ?? 0) >= quantity
}

/** Drops packs that are no longer on the list, so that a returning one has to be fetched again. */
export function stillListed(ticks: Ticks, packs: readonly string[]): Ticks {
  return Object.fromEntries(Object.entries(ticks).filter(([pack]) => packs.includes(pack)))
}

function isTicks(stored: unknown): stored is Ticks {
  return (
    typeof stored === 'object' &&
    stored !== null &&
    Object.values(stored).every((quantity) => typeof quantity === 'number')
  )
}
