import { useSyncExternalStore } from 'react'
import { shop } from 'shared-contracts/domain/shop'
import styles from './imprint.module.css'

const untilReload = () => () => {}
const thisYear = () => new Date().getFullYear()
/** A server's HTML is kept over New Year: the year is left to the browser, and its room kept free. */
const noYear = () => undefined

/** The line at the foot of every page. */
export function Imprint() {
  const year = useSyncExternalStore(untilReload, thisYear, noYear)
  return (
    <span>
      © <span className={styles.year}>{year}</span> {shop.brand}, since{'\u00a0'}
      {shop.established}. Made in Bangalore, India.
    </span>
  )
}
