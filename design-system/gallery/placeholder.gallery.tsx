import { Placeholder } from '../src/placeholder/placeholder'
import type { Entry } from './frame/entry'
import styles from './placeholder.gallery.module.css'

export const placeholderEntry: Entry = {
  title: 'Placeholder',
  states: {
    'A line, and a round picture': (
      <>
        <Placeholder className={styles.line} />
        <Placeholder className={styles.round} />
      </>
    ),
  },
}
