import { Medallion } from '../src/medallion/medallion'
import { Row } from './frame/arrangement'
import type { Entry } from './frame/entry'
import styles from './medallion.gallery.module.css'

export const medallionEntry: Entry = {
  title: 'Medallion',
  states: {
    'At 72 and 112 pixels': (
      <Row>
        <Medallion name="Kesar & Clove" />
        <span className={styles.large}>
          <Medallion name="Kesar & Clove" />
        </span>
      </Row>
    ),
  },
}
