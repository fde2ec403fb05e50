import { Certification } from 'design-system/certification/certification'
import { Late } from 'design-system/late/late'
import { lateCode } from 'design-system/late/late-code'
import { Price } from 'design-system/price/price'
import { ShareButton } from 'design-system/share-button/share-button'
import { useState } from 'react'
import { galleryImages, type Product, variantPrice } from 'shared-contracts/catalog/product'
import type { ShownProduct, ShownVariant } from 'shared-contracts/catalog/shown-product'
import type { Text } from 'shared-contracts/i18n/translate'
import { Dormant } from 'shared-contracts/remote'
import { formatPrice } from 'shared-contracts/values/money'
import { useText } from 'shared-contracts/words'
import { ProductColumns } from '../../components/product-columns'
import { AddToCart } from './add-to-cart'
import { Description } from './description'
import { LabelPrices } from './label-prices'
import styles from './product-detail.module.css'
import { ProductGallery } from './product-gallery'
import { positionForVariant } from './product-pictures'
import { Unavailable } from './unavailable'
import { VariantChoice } from './variant-choice'

/** Loaded with the content below the first screen: a chunk of its own would make every page's list of chunks longer. */
const notifyMe = lateCode(() => import(/* webpackChunkName: "touched-product" */ './notify-me'))

interface ProductDetailProps {
  product: Product
  /** The same product in the form that pages, search engines and assistants are shown. */
  shown: ShownProduct
}

/** Pass the product's _id as key, so that the selection is reset for another product. */
export function ProductDetail({ product, shown }: ProductDetailProps) {
  const t = useText()
  const name = t(product.name)
  const [variantIndex, setVariantIndex] = useState(0)
  const [position, setPosition] = useState(0)
  const pictures = galleryImages(product)
  const variant = product.variants[variantIndex]
  const price = variantPrice(variant)
  const shownVariant = shown.variants.find(({ id }) => id === variant?._id)

  function handleChoose(index: number) {
    setVariantIndex(index)
    setPosition((shown) => positionForVariant(product, index) ?? shown)
  }

  return (
    <ProductColumns
      label={name}
      pictures={
        <ProductGallery
          name={name}
          pictures={pictures}
          texts={product.imageTexts?.slice(-pictures.length)}
          position={position}
          onShow={setPosition}
        />
      }
    >
      <h1>{name}</h1>
      <div>
        <Price now={`Rs ${formatPrice(price)}`} size="detail" />
        {shownVariant && <LabelPrices variant={shownVariant} />}
      </div>
      <Description product={product} />
      <VariantChoice
        variants={product.variants}
        chosen={variantIndex}
        left={shownVariant?.left}
        onChoose={handleChoose}
      />
      {variant && shownVariant && !shownVariant.isSoldOut ? (
        <AddToCart product={product} variant={variant} />
      ) : (
        <Unavailable why={whyUnavailable(shown, shownVariant, t)}>
          {shownVariant && (
            <Dormant>
              <Late code={notifyMe}>
                {({ NotifyMe }) => (
                  <NotifyMe key={shownVariant.id} productId={product._id} variantId={shownVariant.id} />
                )}
              </Late>
            </Dormant>
          )}
        </Unavailable>
      )}
      <ShareButton title={name} />
      <div className={styles.seals}>
        <Certification />
      </div>
    </ProductColumns>
  )
}

function whyUnavailable({ variants }: ShownProduct, variant: ShownVariant | undefined, t: Text): string {
  if (!variant) return t('This product isn’t available right now.')
  const soldOut = t('The {pack} pack is sold out.', {
    pack: t(variant.label),
  })
  return variants.some(({ isSoldOut }) => !isSoldOut)
    ? `${soldOut} ${t('Another pack size is in stock.')}`
    : soldOut
}
