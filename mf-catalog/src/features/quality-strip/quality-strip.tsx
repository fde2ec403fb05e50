import { Icon } from 'design-system/icon/icon'
import { aromaShape, colourShape, sealShape, textureShape } from 'design-system/icon/shapes'
import styles from './quality-strip.module.css'

const qualities = [
  { name: 'Authenticity', shape: sealShape },
  { name: 'Fresh aroma', shape: aromaShape },
  { name: 'Natural colour', shape: colourShape },
  { name: 'Uniform texture', shape: textureShape },
]

export function QualityStrip() {
  return (
    <section className="wrap" aria-label="Our qualities">
      <ul className={styles.qualities}>
        {qualities.map(({ name, shape }) => (
          <li key={name} className={styles.quality}>
            <Icon shape={shape} className={styles.icon} />
            {name}
          </li>
        ))}
      </ul>
    </section>
  )
}
