import { readStored, writeStored } from 'shared-contracts/store'

const KEY = 'admin-keys'

/** True if single-key shortcuts are on. Users of speech input or switch access turn them off (WCAG 2.1.4). */
export function areKeysEnabled(): boolean {
  return readStored('localStorage', KEY) !== 'off'
}

export function switchKeys(isOn: boolean): void {
  writeStored('localStorage', KEY, isOn ? null : 'off')
}
