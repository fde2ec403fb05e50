import { buttonLook } from 'design-system/button/button'
import { Price } from 'design-system/price/price'
import { ProductCard } from 'design-system/product-card/product-card'
import { Section, SectionHead } from 'design-system/section/section'
import { Link } from 'react-router-dom'
import { collections } from 'shared-contracts/domain/collections'
import { paths } from 'shared-contracts/domain/paths'
import styles from './kit-range.module.css'
import { kits } from './kits'

/** 'DIY SPICE KITS RANGE' (specification, point 2, 'Home'). */
export function KitRange() {
  return (
    <Section aria-labelledby="kit-range">
      <SectionHead id="kit-range" title="DIY SPICE KITS RANGE" />
      <ul className={styles.kits}>
        {kits.map((kit) => (
          <li key={kit.id} className={styles.kit}>
            <ProductCard
              name={kit.title}
              picture={kit.image}
              price={<Price now={`Rs ${kit.discountedPrice}`} was={`Rs ${kit.originalPrice}`} />}
              action={null}
              sizes="(min-width: 1025px) 292px, (min-width: 481px) 48vw, (min-width: 427px) 85vw, 46vw"
              link={(look) => <Link to={paths.collection(collections.diy.slug)} {...look} />}
            />
          </li>
        ))}
      </ul>
      <p className={styles.more}>
        <Link to={paths.collection(collections.all.slug)} {...buttonLook({ variant: 'line' })}>
          FIND MORE LIKE THIS
        </Link>
      </p>
    </Section>
  )
}
