import { useText } from 'shared-contracts/words'
import { Icon } from '../icon/icon'
import { checkShape, sealShape, textureShape } from '../icon/shapes'
import styles from './certification.module.css'

/** Draws seals instead of certification marks, which the shop must not claim without a certificate. */
export function Certification() {
  const t = useText()
  return (
    <div role="img" aria-label={t('Certification')} className={styles.seals}>
      {[sealShape, checkShape, textureShape].map((shape) => (
        <span key={shape} className={styles.seal}>
          <Icon shape={shape} className={styles.icon} />
        </span>
      ))}
    </div>
  )
}
