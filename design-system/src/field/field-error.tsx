import { Icon } from '../icon/icon'
import { alertShape } from '../icon/shapes'
import styles from './field.module.css'

/** What is wrong with a control, or with a group of them. @param id for the control's `aria-describedby` */
export function FieldError({ id, children: message }: { id: string; children: string }) {
  return (
    <p id={id} className={styles.error}>
      <Icon shape={alertShape} size={18} />
      <span>{message}</span>
    </p>
  )
}
