import { useSyncExternalStore } from 'react'
import { shop } from 'shared-contracts/domain/shop'
import { useText } from 'shared-contracts/words'
import styles from './imprint.module.css'

const untilReload = () => () => {}
const thisYear = () => new Date().getFullYear()
/** A server's HTML is kept over New Year: the year is left to the browser, and its room kept free. */
const noYear = () => undefined

/** The line at the foot of every page. */
export function Imprint() {
  const t = useText()
  const year = useSyncExternalStore(untilReload, thisYear, noYear)
  return (
    <span>
      © <span className={styles.year}>{year}</span>
      <span>{` ${t('{brand}, since\u00a0{year}. Made in Bangalore, India.', {
        brand: shop.brand,
        year: shop.established,
      })}`}</span>
    </span>
  )
}
