import { useText } from 'shared-contracts/words'
import { ScriptRequired } from '../note/script-required'
import styles from './spinner.module.css'

/**
 * A turning ring. With a label it is announced as a status, and without JavaScript it says that the page needs it. Without
 * a label it only accompanies a text.
 * @param isQuiet for use within a live region, which announces the label already
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
