import { useText } from 'shared-contracts/words'
import { ScriptRequired } from '../note/script-required'
import styles from './spinner.module.css'

/**
 * A spinner, decorative without a label. A labelled one is announced; without JavaScript, a note replaces it.
 * @param isQuiet true inside a live region, which already announces the label
 */
export function Spinner({ label, isQuiet }: { label?: string; isQuiet?: boolean }) {
  const t = useText()
  const ring = <span className={`${styles.spinner} with-script`} aria-hidden="true" />
  if (!label) return ring
  return (
    <>
      <span role={isQuiet ? undefined : 'status'} className={`${styles.status} with-script`}>
        {ring}
        <span>{label}</span>
      </span>
      <ScriptRequired part={t('This part of the shop')} />
    </>
  )
}
