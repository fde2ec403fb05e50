import { Icon } from '../icon/icon'
import { checkShape, sealShape, textureShape } from '../icon/shapes'
import styles from './certification.module.css'

/** Drawn seals in the place of the certification picture: no mark is claimed before its certificate is at hand. */
export function Certification() {
  return (
    <div role="img" aria-label="Certification" className={styles.seals}>
      {[sealShape, checkShape, textureShape].map((shape) => (
        <span key={shape} className={styles.seal}>
          <Icon shape={shape} className={styles.icon} />
        </span>
      ))}
    </div>
  )
}
