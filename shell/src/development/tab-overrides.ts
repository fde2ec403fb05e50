import { readStored, writeStored } from 'shared-contracts/store'

const KEY = 'remote-overrides'

/** Overrides as they are written in an address: 'mf-catalog@http://localhost:3001'. They last as long as the tab. */
export function readStoredOverrides(): string[] {
  return readStored('sessionStorage', KEY)?.split(' ') ?? []
}

export function keepOverrides(overrides: readonly string[]): void {
  writeStored('sessionStorage', KEY, overrides.length === 0 ? null : overrides.join(' '))
}
