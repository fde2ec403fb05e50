import { useState, useSyncExternalStore } from 'react'
import { isSearchKeyEnabled, turnSearchKey } from 'shared-contracts/remote/search/search-key'
import { useText } from 'shared-contracts/words'
import styles from './search-key-choice.module.css'

/** Nothing to subscribe to, because only this page writes the value. */
const neverChanges = () => () => {}

/** Lets people who use speech input, or press keys by mistake, turn off the / shortcut (WCAG 2.1.4). */
export function SearchKeyChoice() {
  const t = useText()
  const stored = useSyncExternalStore(neverChanges, isSearchKeyEnabled, () => true)
  const [chosen, setChosen] = useState<boolean>()

  function choose(isOn: boolean) {
    turnSearchKey(isOn)
    setChosen(isOn)
  }

  return (
    <label className={`${styles.choice} with-script`}>
      <input type="checkbox" checked={chosen ?? stored} onChange={({ target }) => choose(target.checked)} />
      {t('Press / on any page to search')}
    </label>
  )
}
