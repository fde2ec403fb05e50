import { useText } from 'shared-contracts/words'
import { Icon } from '../icon/icon'
import { aromaShape, colourShape, sealShape, textureShape } from '../icon/shapes'
import styles from './quality.module.css'

/** The qualities that the shop claims for every spice (specification 4.13). */
export const qualities = [
  { name: 'Authenticity', shape: sealShape },
  { name: 'Fresh aroma', shape: aromaShape },
  { name: 'Natural colour', shape: colourShape },
  { name: 'Uniform texture', shape: textureShape },
]

export function Quality({ name, shape }: (typeof qualities)[number]) {
  const t = useText()
  return (
    <div className={styles.quality}>
      <Icon shape={shape} className={styles.icon} />
      <span>{t(name)}</span>
    </div>
  )
}
