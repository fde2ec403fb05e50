import { Certification } from 'design-system/certification/certification'
import { Price } from 'design-system/price/price'
import { ShareButton } from 'design-system/share-button/share-button'
import { useState } from 'react'
import { galleryImages, type Product, variantPrice } from 'shared-contracts/domain/catalogue'
import { formatPrice } from 'shared-contracts/domain/money'
import { ProductColumns } from '../../components/product-columns'
import { AddToCart } from './add-to-cart'
import { descriptionLines } from './description-lines'
import styles from './product-detail.module.css'
import { ProductGallery } from './product-gallery'
import { positionForVariant } from './product-pictures'
import { Unavailable } from './unavailable'
import { VariantChoice } from './variant-choice'

/** A product to look at and to choose from. Give it the product's _id as key: the choice belongs to one product. */
export function ProductDetail({ product }: { product: Product }) {
  const [variantIndex, setVariantIndex] = useState(0)
  const [position, setPosition] = useState(0)
  const variant = product.variants[variantIndex]
  const price = variantPrice(variant)

  function handleChoose(index: number) {
    setVariantIndex(index)
    setPosition((shown) => positionForVariant(product, index) ?? shown)
  }

  return (
    <ProductColumns
      label={product.name}
      pictures={
        <ProductGallery
          name={product.name}
          pictures={galleryImages(product)}
          position={position}
          onShow={setPosition}
        />
      }
    >
      <h1>{product.name}</h1>
      <Price now={`Rs ${formatPrice(price)}`} size="detail" />
      <div className={styles.description}>
        {descriptionLines(product).map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
      <VariantChoice variants={product.variants} chosen={variantIndex} onChoose={handleChoose} />
      {variant && price > 0 ? <AddToCart product={product} variant={variant} /> : <Unavailable />}
      <ShareButton title={product.name} />
      <div className={styles.seals}>
        <Certification />
      </div>
    </ProductColumns>
  )
}
