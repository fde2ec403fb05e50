import { readStored, writeStored } from 'shared-contracts/store'

const KEY = 'admin-ticks'

/** The picked packs, with the quantity that was required when they were ticked. */
type Ticks = Readonly<Record<string, number>>

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

/** True if the pack is ticked and the required quantity has not increased since. */
export function isTicked(ticks: Ticks, pack: string, quantity: number): boolean {
  return (ticks[pack] ?? 0) >= quantity
}

/** Drops packs that are no longer on the list, so that a pack that reappears has to be ticked again. */
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
