import { opensDrawer } from 'design-system/drawer/drawer'
import { Icon } from 'design-system/icon/icon'
import { menuShape, personShape, searchShape } from 'design-system/icon/shapes'
import { IconButton, iconLook } from 'design-system/icon-button/icon-button'
import { Medallion } from 'design-system/medallion/medallion'
import { useEffect, useId, useState } from 'react'
import { Link } from 'react-router-dom'
import { shop } from 'shared-contracts/platform/shop'
import { paths } from 'shared-contracts/routing/paths'
import { selectUser, useAppSelector } from 'shared-contracts/store'
import { useText } from 'shared-contracts/words'
import { CartLink } from './cart-link'
import styles from './header.module.css'
import { DrawerMenu } from './navigation/drawer-menu'
import { MenuBar } from './navigation/menu-bar'
import { type LoadSearch, SearchField } from './search/search-field'
import { SocialLinks } from './social-links'

/** Scroll distance after which the medallion shrinks into the bar, so that it covers no text. */
const STUCK_AFTER_PX = 40

interface Props {
  /** The path of the current page. */
  here: string
  loadSearchPlace: LoadSearch
}

export function Header({ here, loadSearchPlace }: Props) {
  const t = useText()
  const [isDrawerOpen, setIsDrawerOpen] = useState(false)
  const drawerId = useId()
  const openDrawer = () => setIsDrawerOpen(true)
  const [shownAt, setShownAt] = useState(here)
  if (shownAt !== here) {
    setShownAt(here)
    setIsDrawerOpen(false)
  }
  const isStuck = useIsScrolled(STUCK_AFTER_PX)
  return (
    <>
      <div className={`${styles.strip} on-dark`} data-remote="shell">
        <span>{t('Bangalore, since {year}', { year: shop.established })}</span>
        <SocialLinks />
      </div>
      <header className={styles.header} data-remote="shell">
        <div className={styles.inner}>
          <span className={`${styles.small} with-script`}>
            <IconButton
              label={t('Open menu')}
              shape={menuShape}
              aria-expanded={isDrawerOpen}
              onClick={(event) => {
                // Otherwise the button's `command` would open the dialog again after React has.
                event.preventDefault()
                openDrawer()
              }}
              {...opensDrawer(drawerId)}
            />
          </span>
          <MenuBar />
          <Link
            to={paths.home}
            className={styles.logo}
            data-stuck={isStuck}
            aria-label={t('{brand} home', { brand: shop.brand })}
          >
            <Medallion name={shop.brand} />
          </Link>
          <div className={styles.right}>
            <div className={styles.search}>
              <SearchField loadPlace={loadSearchPlace} />
            </div>
            <span className={styles.searchLink}>
              <SearchLink />
            </span>
            <span className={styles.large}>
              <SocialLinks />
            </span>
            <CartLink />
            <span className={styles.large}>
              <AccountLink />
            </span>
          </div>
        </div>
      </header>
      <DrawerMenu
        id={drawerId}
        here={here}
        search={<SearchField loadPlace={loadSearchPlace} onLeave={() => setIsDrawerOpen(false)} />}
        open={isDrawerOpen}
        onOpen={openDrawer}
        onClose={() => setIsDrawerOpen(false)}
      />
    </>
  )
}

/** The login icon, which links to the account for a signed-in customer. */
function AccountLink() {
  const t = useText()
  const user = useAppSelector(selectUser)
  return (
    <Link to={user ? paths.account : paths.login} {...iconLook()} aria-label={t(user ? 'Account' : 'Login')}>
      <Icon shape={personShape} />
    </Link>
  )
}

/** Links to the search page, for when the bar has no room for a field. */
function SearchLink() {
  const t = useText()
  return (
    <Link to={paths.search} {...iconLook()} aria-label={t('Search')}>
      <Icon shape={searchShape} />
    </Link>
  )
}

/** Returns true if the page is scrolled by more than this many px. */
function useIsScrolled(px: number): boolean {
  const [isScrolled, setIsScrolled] = useState(false)
  useEffect(() => {
    const update = () => setIsScrolled(window.scrollY > px)
    update()
    window.addEventListener('scroll', update, { passive: true })
    return () => window.removeEventListener('scroll', update)
  }, [px])
  return isScrolled
}
