import { textLook } from 'design-system/text-link/text-link'
import styles from './product-form.module.css'

/** The sections of a product's screen; the keys are the ids of their headings. */
const sections = {
  packs: 'Packs',
  pictures: 'Pictures',
  details: 'Details',
  'label-facts': 'Label information',
  'new-pack': 'Add pack',
  stock: 'Stock',
  tax: 'HSN code and tax',
  place: 'Position in lists',
  schedule: 'Scheduled',
  history: 'History',
} as const

/** Links to the sections of a product's screen. @param hasTax true if the person may see its tax */
export function ProductSections({ hasTax }: { hasTax: boolean }) {
  return (
    <nav aria-label="Sections">
      <ul className={styles.sections}>
        {Object.entries(sections)
          .filter(([id]) => hasTax || id !== 'tax')
          .map(([id, label]) => (
            <li key={id}>
              <a href={`#${id}`} {...textLook()}>
                {label}
              </a>
            </li>
          ))}
      </ul>
    </nav>
  )
}
