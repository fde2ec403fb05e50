import { AccordionItem } from 'design-system/accordion/accordion'
import { Drawer } from 'design-system/drawer/drawer'
import { Picture } from 'design-system/picture/picture'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router-dom'
import { shop } from 'shared-contracts/platform/shop'
import { paths } from 'shared-contracts/routing/paths'
import { selectCartCount, useAppSelector } from 'shared-contracts/store'
import { useText } from 'shared-contracts/words'
import { LanguageLinks } from '../../languages/language-links'
import { SocialLinks } from '../social-links'
import { DrawerAccount } from './drawer-account'
import styles from './drawer-menu.module.css'
import { discoverLinks, shopLinks, topLinks } from './menu-links'

interface Props {
  id: string
  /** The path of the current page. */
  here: string
  search: ReactNode
  open: boolean
  onOpen: () => void
  onClose: () => void
}

/** The slide-out panel for small screens (specification 2.15). */
export function DrawerMenu({ id, here, search, open, onOpen, onClose }: Props) {
  const t = useText()
  const [section, setSection] = useState<'SHOP' | 'DISCOVER' | null>(null)
  const count = useAppSelector(selectCartCount)
  const toggle = (name: 'SHOP' | 'DISCOVER') => setSection(section === name ? null : name)
  return (
    <Drawer
      id={id}
      open={open}
      label={t('Menu')}
      title={<span translate="no">{shop.brand}</span>}
      onOpen={onOpen}
      onClose={onClose}
    >
      <div className={styles.auth}>
        <DrawerAccount onClose={onClose} />
      </div>
      <div className={styles.search}>{search}</div>
      <nav aria-label={t('Menu')}>
        <AccordionItem title={t('SHOP')} open={section === 'SHOP'} onToggle={() => toggle('SHOP')}>
          <ul className={styles.pages}>
            {shopLinks.map(({ label, to, picture }) => (
              <li key={label}>
                <Link to={to} className={styles.sub} onClick={onClose}>
                  <span className={styles.round}>
                    <Picture src={picture} alt="" sizes="40px" widths={[320]} />
                  </span>
                  <span>{t(label)}</span>
                </Link>
              </li>
            ))}
          </ul>
        </AccordionItem>
        <AccordionItem
          title={t('DISCOVER')}
          open={section === 'DISCOVER'}
          onToggle={() => toggle('DISCOVER')}
        >
          <ul className={styles.pages}>
            {discoverLinks.map(({ label, to }) => (
              <li key={label}>
                <Link to={to} className={styles.sub} onClick={onClose}>
                  {t(label)}
                </Link>
              </li>
            ))}
          </ul>
        </AccordionItem>
        {topLinks.map(({ label, to }) => (
          <Link key={label} to={to} className={styles.row} onClick={onClose}>
            {t(label)}
          </Link>
        ))}
        <Link to={paths.cart} className={styles.row} onClick={onClose}>
          <span>{`${t('CART')} `}</span>
          {count > 0 && <span className={styles.count}>{count}</span>}
        </Link>
      </nav>
      <div className={styles.languages}>
        <LanguageLinks path={here} />
      </div>
      <div className={styles.social}>
        <SocialLinks />
      </div>
    </Drawer>
  )
}
