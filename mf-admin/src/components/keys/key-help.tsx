import { Dialog } from 'design-system/dialog/dialog'
import { useState } from 'react'
import { areKeysEnabled, switchKeys } from '../../data/platform/keys-switch'
import styles from './key-help.module.css'

interface Props {
  isOpen: boolean
  onClose: () => void
  /** Each key with its effect. */
  keys: readonly (readonly [key: string, what: string])[]
}

/** Explains a screen's keyboard shortcuts, with a switch to turn them off. */
export function KeyHelp({ isOpen, onClose, keys }: Props) {
  const [isOn, setIsOn] = useState(areKeysEnabled)

  function handleChange(isWanted: boolean) {
    switchKeys(isWanted)
    setIsOn(isWanted)
  }

  return (
    <Dialog open={isOpen} title="Keyboard shortcuts" onClose={onClose}>
      <dl className={styles.keys}>
        {keys.map(([key, what]) => (
          <div key={key} className={styles.pair}>
            <dt className={styles.key}>{key}</dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
      <label className={styles.switch}>
        <input type="checkbox" checked={isOn} onChange={(event) => handleChange(event.target.checked)} />
        Use single-key shortcuts on this device
      </label>
    </Dialog>
  )
}
