import { useText } from 'shared-contracts/words'
import { Note } from './note'
import styles from './script-required.module.css'

/**
 * Tells shoppers without JavaScript that a part of the page needs it. With JavaScript it is hidden.
 * @param part in the singular, such as 'The cart'
 * @param id for links to the sentence
 */
export function ScriptRequired({ part, id }: { part: string; id?: string }) {
  const t = useText()
  return (
    <noscript className={styles.needs}>
      <div id={id}>
        <Note>
          {t('{part} needs JavaScript. Please turn it on in your browser, then open this page again.', {
            part,
          })}
        </Note>
      </div>
    </noscript>
  )
}
