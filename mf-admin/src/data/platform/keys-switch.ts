import { readStored, writeStored } from 'shared-contracts/store'

const KEY = 'admin-keys'

/** Whether single keys act on this device: who dictates or uses a switch turns them off (WCAG 2.1.4). */
export function areKeysEnabled(): boolean {
  return readStored('localStorage', KEY) !== 'off'
}

export function switchKeys(isOn: boolean): void {
  writeStored('localStorage', KEY, isOn ? null : 'off')
}
