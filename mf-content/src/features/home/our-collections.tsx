import { Carousel } from 'design-system/carousel/carousel'
import { Picture } from 'design-system/picture/picture'
import { Section, SectionHead } from 'design-system/section/section'
import { Link } from 'react-router-dom'
import { collections } from 'shared-contracts/catalog/lists/collections'
import { paths } from 'shared-contracts/routing/paths'
import { useText } from 'shared-contracts/words'
import styles from './our-collections.module.css'

const arches = [
  { collection: collections.whole, image: '/uploads/green-cardamom-1.jpg' },
  { collection: collections.ground, image: '/uploads/turmeric-powder-1.jpg' },
  { collection: collections.diy, image: '/uploads/garam-masala-kit-1.jpg' },
  { collection: collections.blends, image: '/uploads/chinese-five-spice-1.jpg' },
]

/** 'OUR COLLECTIONS': the four categories as arches, two at a time on phones (specification 4.17). */
export function OurCollections() {
  const t = useText()
  return (
    <Section aria-labelledby="our-collections">
      <SectionHead id="our-collections" title={t('OUR COLLECTIONS')} centred />
      <Carousel label={t('Our collections')} className={styles.arches}>
        {arches.map(({ collection, image }) => (
          <Link key={collection.slug} to={paths.collection(collection.slug)} className={styles.arch}>
            <span className={styles.media}>
              <Picture src={image} alt="" sizes="(min-width: 769px) 24vw, 46vw" />
            </span>
            <span className={styles.name}>{t(collection.category)}</span>
          </Link>
        ))}
      </Carousel>
    </Section>
  )
}
