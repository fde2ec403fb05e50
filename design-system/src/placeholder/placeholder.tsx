import styles from './placeholder.module.css'

/** A shimmering box in the place of something that is on its way. @param className gives it the room that will take */
export function Placeholder({ className }: { className: string | undefined }) {
  return <span className={`${styles.placeholder} ${className}`} aria-hidden="true" />
}
