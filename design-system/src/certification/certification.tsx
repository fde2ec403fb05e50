import { useText } from 'shared-contracts/words'
import { Icon } from '../icon/icon'
import { checkShape, sealShape, textureShape } from '../icon/shapes'
import styles from './certification.module.css'

/** Drawn seals instead of a picture of certification marks, because the shop claims no mark without a certificate. */
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
