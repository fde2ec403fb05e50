import { ClaimsStrip } from 'design-system/claims-strip/claims-strip'
import { BuyStrip } from '../features/buy-strip/buy-strip'
import { Hero } from '../features/home/hero'
import { KitRange } from '../features/home/kit-range'
import { LatestProducts } from '../features/home/latest-products'
import { OurCollections } from '../features/home/our-collections'
import { RecipeInspiration } from '../features/home/recipe-inspiration'
import { Symphony } from '../features/home/symphony'
import { Testimonials } from '../features/home/testimonials'
import { WhyChooseUs } from '../features/home/why-choose-us'
import { QualityStrip } from '../features/quality-strip/quality-strip'

const claims = [
  'No Additives, No Preservatives',
  'Authenticity',
  'Fresh aroma',
  'Natural colour',
  'Uniform texture',
]

export function HomePage() {
  return (
    <>
      <Hero />
      <ClaimsStrip claims={claims} label="Our promises" />
      <KitRange />
      <LatestProducts />
      <Symphony />
      <QualityStrip />
      <RecipeInspiration />
      <Testimonials />
      <WhyChooseUs />
      <OurCollections />
      <BuyStrip />
    </>
  )
}
