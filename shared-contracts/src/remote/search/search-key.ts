import { readStored, writeStored } from '../../store/stored-text'

const STORED = 'search-key'

/** True if the / key focuses the search field. People who use speech input can turn it off (WCAG 2.1.4). */
export function isSearchKeyEnabled(): boolean {
  return readStored('localStorage', STORED) !== 'off'
}

export function turnSearchKey(isOn: boolean): void {
  writeStored('localStorage', STORED, isOn ? null : 'off')
}
