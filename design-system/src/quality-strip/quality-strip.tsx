import { Icon } from '../icon/icon'
import { aromaShape, colourShape, sealShape, textureShape } from '../icon/shapes'
import styles from './quality-strip.module.css'

const qualities = [
  { name: 'Authenticity', shape: sealShape },
  { name: 'Fresh aroma', shape: aromaShape },
  { name: 'Natural colour', shape: colourShape },
  { name: 'Uniform texture', shape: textureShape },
]

/** What every spice of the shop is, between two hairlines (specification, point 2). */
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
