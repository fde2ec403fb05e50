import { Picture } from '../src/picture/picture'
import { Row } from './frame/arrangement'
import type { Entry } from './frame/entry'
import styles from './picture.gallery.module.css'

export const pictureEntry: Entry = {
  title: 'Picture',
  states: {
    'With a source, and cropped by its box': (
      <Row>
        <span className={styles.square}>
          <Picture src="/pictures/turmeric.svg" alt="Turmeric" sizes="160px" />
        </span>
        <span className={styles.arch}>
          <Picture src="/pictures/chilli.svg" alt="Chilli" sizes="120px" />
        </span>
      </Row>
    ),
    'Without a source': (
      <span className={styles.square}>
        <Picture src={null} alt="Mace" sizes="160px" />
      </span>
    ),
  },
}
