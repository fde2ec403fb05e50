import type { ComponentProps } from 'react'
import styles from './label-frame.module.css'

/** White paper with a gold hairline, as on the shop's pouches. Not for ordinary cards. */
export function LabelFrame({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={className ? `${styles.label} ${className}` : styles.label} />
}
