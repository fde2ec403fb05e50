import { Carousel } from 'design-system/carousel/carousel'
import { Quality, qualities } from 'design-system/quality-strip/quality'
import styles from './quality-slider.module.css'

const slides = qualities.map((quality) => ({
  id: quality.name,
  content: (
    <div className={styles.cell}>
      <Quality {...quality} />
    </div>
  ),
}))

/** The qualities as a slider (specification, point 2, 'Product detail'); where all four fit they stand in a row. */
export function QualitySlider() {
  return (
    <div className="wrap">
      <Carousel label="Our qualities" className={styles.slider} slides={slides} />
    </div>
  )
}
