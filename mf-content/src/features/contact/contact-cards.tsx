import { mailShape, phoneShape, pinShape } from 'design-system/icon/contact-shapes'
import { Icon } from 'design-system/icon/icon'
import { shop } from 'shared-contracts/platform/shop'
import { useText } from 'shared-contracts/words'
import styles from './contact-cards.module.css'

const { line1, city, state, pincode, country } = shop.address

const cards = [
  {
    title: 'Address',
    shape: pinShape,
    content: (
      <address className={styles.address}>
        <span translate="no">{shop.brand}</span>
        <span>{`, ${line1}, ${city} ${pincode}, ${state}, ${country}`}</span>
      </address>
    ),
  },
  {
    title: 'Phone',
    shape: phoneShape,
    content: (
      <a className={styles.link} href={`tel:${shop.phone.replaceAll(' ', '')}`}>
        {shop.phone}
      </a>
    ),
  },
  {
    title: 'E-mail',
    shape: mailShape,
    content: (
      <a className={styles.link} href={`mailto:${shop.email}`}>
        {shop.email}
      </a>
    ),
  },
]

export function ContactCards() {
  const t = useText()
  return (
    <ul className={styles.cards}>
      {cards.map(({ title, shape, content }) => (
        <li key={title} className={styles.card}>
          <Icon shape={shape} size={28} className={styles.icon} />
          <h2 className="h3">{t(title)}</h2>
          {content}
        </li>
      ))}
    </ul>
  )
}
