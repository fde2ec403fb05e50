import { Carousel } from '../src/carousel/carousel'
import { Picture } from '../src/picture/picture'
import { SectionHead } from '../src/section/section'
import styles from './carousel.gallery.module.css'
import type { Entry } from './frame/entry'

const pictures = ['turmeric', 'chilli', 'coriander', 'turmeric']

const slides = ['Turmeric', 'Chilli', 'Coriander', 'Cumin'].map((spice, index) => (
  <a key={spice} href="/" className={styles.slide}>
    <Picture src={`/pictures/${pictures[index]}.svg`} alt={spice} sizes="320px" />
  </a>
))

export const carouselEntry: Entry = {
  title: 'Carousel',
  states: {
    'Two in view, with dots': (
      <Carousel label="Spices" className={styles.two}>
        {slides}
      </Carousel>
    ),
    'Arrows beside a heading': (
      <Carousel
        label="Kits"
        className={styles.two}
        head={<SectionHead title="DIY SPICE KITS" />}
        foot={<a href="/">FIND MORE LIKE THIS</a>}
      >
        {slides}
      </Carousel>
    ),
    'A plain row, without controls': (
      <Carousel label="Row" className={styles.row}>
        {slides}
      </Carousel>
    ),
  },
}
