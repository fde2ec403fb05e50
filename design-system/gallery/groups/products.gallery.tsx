import { Button } from '../../src/button/button'
import { CardGrid } from '../../src/card-grid/card-grid'
import { Carousel } from '../../src/carousel/carousel'
import { Picture } from '../../src/picture/picture'
import { Placeholder } from '../../src/placeholder/placeholder'
import { PlaceholderCard, PlaceholderGrid } from '../../src/placeholder-card/placeholder-card'
import { Price } from '../../src/price/price'
import { ProductCard } from '../../src/product-card/product-card'
import { SectionHead } from '../../src/section/section'
import { Stars } from '../../src/stars/stars'
import { StickyBar } from '../../src/sticky-bar/sticky-bar'
import { Column, Row } from '../frame/arrangement'
import type { Entries } from '../frame/entries'
import { link } from '../frame/link'
import styles from './products.gallery.module.css'

const names = ['Turmeric Powder', 'Red Chilli Powder', 'Coriander Seeds', 'Cumin', 'Black Pepper']
const pictures = ['turmeric', 'chilli', 'coriander', 'turmeric']

const slides = ['Turmeric', 'Chilli', 'Coriander', 'Cumin'].map((spice, index) => (
  <a key={spice} href="/" className={styles.slide}>
    <Picture src={`/pictures/${pictures[index]}.svg`} alt={spice} sizes="320px" />
  </a>
))

export const products: Entries<'Products'> = {
  price: {
    'On cards': (
      <Column>
        <Price now="Rs 125" />
        <Price now="Rs 125" was="Rs 135" />
      </Column>
    ),
    'On the detail page': (
      <Column>
        <Price now="Rs 125" size="detail" />
        <Price now="Rs 125" was="Rs 135" size="detail" />
      </Column>
    ),
  },
  picture: {
    'With a source, and cropped by its box': (
      <Row>
        <span className={styles.square}>
          <Picture src="/pictures/turmeric.svg" alt="Turmeric" sizes="160px" />
        </span>
        <span className={styles.arch}>
          <Picture src="/pictures/chilli.svg" alt="Chilli" sizes="120px" />
        </span>
      </Row>
    ),
    'Without a source': (
      <span className={styles.square}>
        <Picture src={null} alt="Mace" sizes="160px" />
      </span>
    ),
  },
  stars: {
    'All, some, and an average': (
      <Column>
        <Stars count={5} />
        <Stars count={2} />
        <Stars count={4.3} />
      </Column>
    ),
  },
  'product-card': {
    'On a listing, in a strip, without a picture, loading': (
      <CardGrid>
        <ProductCard
          name="Turmeric Powder"
          picture="/pictures/turmeric.svg"
          price="From Rs 125"
          link={link}
        />
        <ProductCard
          name="Red Chilli Powder"
          picture="/pictures/chilli.svg"
          price={<Price now="Rs 125" was="Rs 135" />}
          action={null}
          link={link}
        />
        <ProductCard name="Mace" picture={null} price="From Rs 95" link={link} />
        <PlaceholderCard />
      </CardGrid>
    ),
  },
  'card-grid': {
    'Two, three or four in a row': (
      <CardGrid>
        {names.map((name) => (
          <ProductCard key={name} name={name} picture={null} link={link} />
        ))}
      </CardGrid>
    ),
  },
  placeholder: {
    'A line, and a round picture': (
      <>
        <Placeholder className={styles.line} />
        <Placeholder className={styles.round} />
      </>
    ),
  },
  'placeholder-card': { 'Those of a listing': <PlaceholderGrid /> },
  carousel: {
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
  'sticky-bar': {
    'At the foot of phones': (
      <StickyBar>
        <Price now="Rs 125" />
        <Button block>ADD TO CART</Button>
      </StickyBar>
    ),
  },
}
