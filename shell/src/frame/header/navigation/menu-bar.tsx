import { Icon } from 'design-system/icon/icon'
import { chevronDownShape } from 'design-system/icon/shapes'
import { Link, useLocation } from 'react-router-dom'
import { useText } from 'shared-contracts/words'
import { DiscoverPanel } from './discover-panel'
import styles from './menu-bar.module.css'
import { topLinks } from './menu-links'
import { ShopPanel } from './shop-panel'
import { type MenuName, useMenu } from './use-menu'

const menus = [
  { name: 'shop', title: 'SHOP', Panel: ShopPanel },
  { name: 'discover', title: 'DISCOVER', Panel: DiscoverPanel },
] as const satisfies readonly { name: MenuName; title: string; Panel: unknown }[]

/** The menu bar for large screens: SHOP, DISCOVER and RECIPES. */
export function MenuBar() {
  const t = useText()
  const { pathname } = useLocation()
  const { open, bar, itemProps, handleClick, close } = useMenu()
  return (
    <nav ref={bar} aria-label={t('Main')} className={styles.bar}>
      <ul className={styles.list}>
        {menus.map(({ name, title, Panel }) => (
          <li key={name} className={styles.item} data-name={name} {...itemProps(name)}>
            <button
              type="button"
              className={styles.top}
              aria-expanded={open === name}
              aria-controls={`menu-${name}`}
              onClick={() => handleClick(name)}
            >
              <span>{t(title)}</span>
              <Icon shape={chevronDownShape} size={16} />
            </button>
            <div id={`menu-${name}`} className={styles.panel} data-open={open === name}>
              <Panel isOpen={open === name} onChoose={close} />
            </div>
          </li>
        ))}
        {topLinks.map(({ label, to }) => (
          <li key={label} className={styles.item}>
            <Link
              className={styles.top}
              to={to}
              aria-current={pathname.toLowerCase() === to ? 'page' : undefined}
            >
              {t(label)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
