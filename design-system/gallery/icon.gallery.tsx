import { Icon } from '../src/icon/icon'
import * as shapes from '../src/icon/shapes'
import type { Entry } from './frame/entry'
import styles from './icon.gallery.module.css'

export const iconEntry: Entry = {
  title: 'Icon',
  states: {
    'Every shape': (
      <ul className={styles.shapes}>
        {Object.entries(shapes).map(([name, shape]) => (
          <li key={name} className={styles.shape}>
            <Icon shape={shape} />
            <span className="small">{name.replace(/Shape$/, '')}</span>
          </li>
        ))}
      </ul>
    ),
    'Sizes 18, 24 and 48': (
      <div className={styles.sizes}>
        <Icon shape={shapes.cartShape} size={18} />
        <Icon shape={shapes.cartShape} />
        <Icon shape={shapes.cartShape} size={48} />
      </div>
    ),
  },
}
