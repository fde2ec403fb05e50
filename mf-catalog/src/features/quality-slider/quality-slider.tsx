import { Carousel } from 'design-system/carousel/carousel'
import { Quality, qualities } from 'design-system/quality-strip/quality'
import styles from './quality-slider.module.css'

/** The qualities as a slider (specification, point 2, 'Product detail'); where all four fit they stand in a row. */
export function QualitySlider() {
  return (
    <div className="wrap">
      <Carousel label="Our qualities" className={styles.slider}>
        {qualities.map((quality) => (
          <div key={quality.name} className={styles.cell}>
            <Quality {...quality} />
          </div>
        ))}
      </Carousel>
    </div>
  )
}
