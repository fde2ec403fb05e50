import styles from './placeholder.module.css'

/** A shimmering box for something that is loading. @param className gives it the size of what will come */
export function Placeholder({ className }: { className: string | undefined }) {
  return <span className={`${styles.placeholder} ${className}`} aria-hidden="true" />
}
