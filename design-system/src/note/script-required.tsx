import { useText } from 'shared-contracts/words'
import { Note } from './note'
import styles from './script-required.module.css'

/** Tells shoppers without JavaScript that a part needs it. @param part its name, such as 'The cart' */
export function ScriptRequired({ part, id }: { part: string; id?: string }) {
  const t = useText()
  return (
    <noscript className={styles.needs}>
      <div id={id}>
        <Note>
          {t('{part} needs JavaScript. Please turn it on in your browser, then reload this page.', {
            part,
          })}
        </Note>
      </div>
    </noscript>
  )
}
