import { BuyStrip } from 'design-system/buy-strip/buy-strip'
import { ClaimsStrip } from 'design-system/claims-strip/claims-strip'
import { QualityStrip } from 'design-system/quality-strip/quality-strip'
import { Link } from 'react-router-dom'
import { collections } from 'shared-contracts/catalog/lists/collections'
import { BelowFold } from 'shared-contracts/remote'
import { paths } from 'shared-contracts/routing/paths'
import { useText } from 'shared-contracts/words'
import { Hero } from '../features/home/hero'
import { KitRange } from '../features/home/kit-range'
import { LatestProducts } from '../features/home/latest-products'
import { OurCollections } from '../features/home/our-collections'
import { RecipeInspiration } from '../features/home/recipe-inspiration'
import { Symphony } from '../features/home/symphony'
import { Testimonials } from '../features/home/testimonials'
import { WhyChooseUs } from '../features/home/why-choose-us'
import styles from './home-page.module.css'

const claims = [
  'No Additives, No Preservatives',
  'Authenticity',
  'Fresh aroma',
  'Natural colour',
  'Uniform texture',
]

function HomePage() {
  const t = useText()
  return (
    <>
      <Hero />
      <ClaimsStrip claims={claims.map((claim) => t(claim))} label={t('Our promises')} />
      <BelowFold>
        <KitRange />
        <LatestProducts />
        <Symphony />
        <div className={styles.qualities}>
          <QualityStrip />
        </div>
        <RecipeInspiration />
        <Testimonials />
        <WhyChooseUs />
        <OurCollections />
        <BuyStrip
          kitLink={(look) => <Link to={paths.collection(collections.diy.slug)} {...look} />}
          buyLink={(look) => <Link to={paths.cart} {...look} />}
        />
      </BelowFold>
    </>
  )
}

export { HomePage as Component }
