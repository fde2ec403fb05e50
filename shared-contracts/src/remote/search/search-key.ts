import { readStored, writeStored } from '../../store/stored-text'

const STORED = 'search-key'

/** Whether the key / leads to the search. Whoever speaks to their browser can turn it off (WCAG 2.1.4). */
export function isSearchKeyEnabled(): boolean {
  return readStored('localStorage', STORED) !== 'off'
}

export function turnSearchKey(isOn: boolean): void {
  writeStored('localStorage', STORED, isOn ? null : 'off')
}
