import styles from './needs-script.module.css'
import { Note } from './note'

/**
 * Says of a part of the page that it does nothing in a browser that runs no script. In all others it is nothing.
 * @param part in the singular, such as 'The cart'
 * @param id for an address that leads to the sentence
 */
export function NeedsScript({ part, id }: { part: string; id?: string }) {
  return (
    <noscript className={styles.needs}>
      <div id={id}>
        <Note>{`${part} needs JavaScript. Please turn it on in your browser, then open this page again.`}</Note>
      </div>
    </noscript>
  )
}
