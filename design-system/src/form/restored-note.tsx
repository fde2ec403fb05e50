import type { MouseEvent } from 'react'
import { useText } from 'shared-contracts/words'
import { TextButton } from '../text-link/text-link'
import styles from './restored-note.module.css'

/** Tells the shopper that the form's earlier input was restored. @param onClear empties the form */
export function RestoredNote({ onClear }: { onClear: () => void }) {
  const t = useText()

  function handleClear({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>) {
    onClear()
    // The pressed button had the focus and has disappeared.
    form?.querySelector<HTMLElement>('input, select, textarea')?.focus()
  }

  return (
    <p className={styles.kept} aria-live="polite">
      {t('We saved what you typed.')} <TextButton onClick={handleClear}>{t('Clear the form')}</TextButton>
    </p>
  )
}
