import styles from './icon.module.css'

/**
 * A decorative icon, hidden from assistive technology: a control with an icon has its own name.
 * @param shape one of the paths in ./shapes
 * @param size edge in pixels, unless the surrounding component sets its own
 */
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
