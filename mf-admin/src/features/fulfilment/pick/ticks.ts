import { readStored, writeStored } from 'shared-contracts/store'

const KEY = 'admin-ticks'

/** What was fetched already: of each pack, how many pieces had been asked for when it was ticked. */
type Ticks = Readonly<Record<string, number>>

/** The ticks of this device, which outlive a reload. */
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

/** Ticked, unless more pieces are asked for by now. */
export function isTicked(ticks: Ticks, pack: string, quantity: number): boolean {
  return (ticks[pack] ?? 0) >= quantity
}

/** Without what is on the list no more: a pack that comes up anew is to be fetched anew. */
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
