import styles from './icon.module.css'

/**
 * A drawing beside a text. It is hidden from assistive technology: a control with an icon has a name of its own.
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
