import { useState } from 'react'
import { isSearchKeyEnabled, turnSearchKey } from 'shared-contracts/remote/search/search-key'
import { useText } from 'shared-contracts/words'
import { useStoredValue } from '../../data/use-stored-value'
import styles from './search-key-choice.module.css'

/** Lets people who use speech input, or press keys by mistake, turn off the / shortcut (WCAG 2.1.4). */
export function SearchKeyChoice() {
  const t = useText()
  const stored = useStoredValue(isSearchKeyEnabled, true)
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
