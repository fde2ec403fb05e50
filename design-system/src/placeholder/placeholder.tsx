import styles from './placeholder.module.css'

/** A shimmering box for loading content. @param className sets the size of the content */
export function Placeholder({ className }: { className: string | undefined }) {
  return <span className={`${styles.placeholder} ${className}`} aria-hidden="true" />
}
