import type { Product } from 'shared-contracts/catalog/product'
import { useLanguage } from 'shared-contracts/words'
import { useMfCatalogGetDescriptionQuery } from '../../data/facts-api'
import { descriptionLines } from './description-lines'
import styles from './product-detail.module.css'

/** A product's description in the reader's language, or else in English. */
export function Description({ product: { _id: id, category, description } }: { product: Product }) {
  const language = useLanguage()
  const isEnglish = language === 'en'
  const { data } = useMfCatalogGetDescriptionQuery({ id, language }, { skip: isEnglish })
  const translated = data?.description
  return (
    <div className={styles.description} lang={isEnglish || translated ? undefined : 'en-IN'}>
      {descriptionLines({ category, description: translated || description }).map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
  )
}
