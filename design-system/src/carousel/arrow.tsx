import { Icon } from '../icon/icon'
import styles from './arrow.module.css'

export function Arrow({
  label,
  shape,
  className,
  onClick,
}: {
  label: string
  shape: string
  className: string | undefined
  onClick: () => void
}) {
  return (
    <button type="button" className={`${styles.arrow} ${className}`} onClick={onClick}>
      <Icon shape={shape} />
      <span className="visually-hidden">{label}</span>
    </button>
  )
}
