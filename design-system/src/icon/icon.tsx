import styles from './icon.module.css'

/** A decorative icon from ./shapes, hidden from screen readers. @param size edge in px; CSS may override it */
export function Icon({ shape, size = 24, className }: { shape: string; size?: number; className?: string }) {
  return (
    <svg
      className={className ? `${styles.icon} ${className}` : styles.icon}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      aria-hidden="true"
    >
      <path d={shape} />
    </svg>
  )
}
