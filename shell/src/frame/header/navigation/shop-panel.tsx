import { Picture } from 'design-system/picture/picture'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { useText } from 'shared-contracts/words'
import { shopLinks } from './menu-links'
import styles from './shop-panel.module.css'

interface Props {
  isOpen: boolean
  onChoose: () => void
}

/** Five links and five round pictures. Pointing at a link highlights its picture, and vice versa. */
export function ShopPanel({ isOpen, onChoose }: Props) {
  const t = useText()
  const [lit, setLit] = useState<string | null>(null)
  // Pictures of a closed menu would compete with the page's own for bandwidth.
  const [wasOpened, setWasOpened] = useState(false)
  if (isOpen && !wasOpened) setWasOpened(true)

  const lightProps = (label: string) => ({
    'data-lit': lit === label,
    onPointerEnter: () => setLit(label),
    onPointerLeave: () => setLit(null),
    onClick: onChoose,
  })
  return (
    <div className={styles.panel}>
      <ul className={styles.links}>
        {shopLinks.map(({ label, to }) => (
          <li key={label}>
            <Link to={to} className={styles.link} {...lightProps(label)}>
              {t(label)}
            </Link>
          </li>
        ))}
      </ul>
      <ul className={`${styles.shortcuts} with-script`}>
        {shopLinks.map(({ label, to, shortcut, picture }) => (
          <li key={label}>
            <Link to={to} className={styles.shortcut} {...lightProps(label)}>
              <span className={styles.round}>
                {wasOpened && <Picture src={picture} alt="" sizes="132px" widths={[320]} />}
              </span>
              <span>{t(shortcut)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
