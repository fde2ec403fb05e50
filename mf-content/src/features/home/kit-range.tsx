import { buttonLook } from 'design-system/button/button-look'
import { Carousel } from 'design-system/carousel/carousel'
import { Price } from 'design-system/price/price'
import { ProductCard } from 'design-system/product-card/product-card'
import { Section, SectionHead } from 'design-system/section/section'
import { Link } from 'react-router-dom'
import { collections } from 'shared-contracts/catalog/lists/collections'
import { paths } from 'shared-contracts/routing/paths'
import { useText } from 'shared-contracts/words'
import styles from './kit-range.module.css'
import { kits } from './kits'

/** 'DIY SPICE KITS RANGE': shows 4, 2, 1 and 2 kits as the screen gets narrower (specification 4.7). */
export function KitRange() {
  const t = useText()
  return (
    <Section aria-labelledby="kit-range">
      <Carousel
        label={t('DIY spice kits')}
        className={styles.kits}
        head={<SectionHead id="kit-range" title={t('DIY SPICE KITS RANGE')} />}
        foot={
          <Link to={paths.collection(collections.all.slug)} {...buttonLook({ variant: 'line' })}>
            {t('FIND MORE LIKE THIS')}
          </Link>
        }
      >
        {kits.map((kit) => (
          <ProductCard
            key={kit.id}
            name={t(kit.title)}
            picture={kit.image}
            price={<Price now={`Rs ${kit.discountedPrice}`} was={`Rs ${kit.originalPrice}`} />}
            action={null}
            sizes="(min-width: 1025px) 292px, (min-width: 481px) 48vw, (min-width: 427px) 92vw, 46vw"
            link={(look) => <Link to={paths.collection(collections.diy.slug)} {...look} />}
          />
        ))}
      </Carousel>
    </Section>
  )
}
