import { readStored, writeStored } from 'shared-contracts/store'

const KEY = 'remote-overrides'

/** Reads the tab's overrides, in the format of the `remote` parameter: 'mf-catalog@http://localhost:3001'. */
export function readStoredOverrides(): string[] {
  return readStored('sessionStorage', KEY)?.split(' ') ?? []
}

export function keepOverrides(overrides: readonly string[]): void {
  writeStored('sessionStorage', KEY, overrides.length === 0 ? null : overrides.join(' '))
}
