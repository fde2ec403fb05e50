import { Carousel } from '../src/carousel/carousel'
import { Picture } from '../src/picture/picture'
import { SectionHead } from '../src/section/section'
import styles from './carousel.gallery.module.css'
import type { Entry } from './frame/entry'

const slides = ['turmeric', 'chilli', 'coriander', 'turmeric'].map((spice, index) => ({
  id: index,
  content: (
    <a href="/" className={styles.slide}>
      <Picture src={`/pictures/${spice}.svg`} alt={`Spice ${index + 1}`} sizes="320px" />
    </a>
  ),
}))

export const carouselEntry: Entry = {
  title: 'Carousel',
  states: {
    'Two in view, with dots': <Carousel label="Spices" className={styles.two} slides={slides} />,
    'Arrows beside a heading': (
      <Carousel
        label="Kits"
        className={styles.two}
        slides={slides}
        head={<SectionHead title="DIY SPICE KITS" />}
        foot={<a href="/">FIND MORE LIKE THIS</a>}
      />
    ),
    'A plain row, without controls': <Carousel label="Row" className={styles.row} slides={slides} />,
  },
}
