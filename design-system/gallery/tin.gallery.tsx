import { Tin } from '../src/tin/tin'
import type { Entry } from './frame/entry'
import styles from './tin.gallery.module.css'

export const tinEntry: Entry = {
  title: 'Tin',
  states: {
    'At 190 pixels': (
      <div className={styles.box}>
        <Tin />
      </div>
    ),
  },
}
