import { Icon } from '../icon/icon'
import { alertShape } from '../icon/shapes'
import styles from './field.module.css'

/** The error message of a control or a group of controls. @param id for their `aria-describedby` */
export function FieldError({ id, children: message }: { id: string; children: string }) {
  return (
    <p id={id} className={styles.error}>
      <Icon shape={alertShape} size={18} />
      <span>{message}</span>
    </p>
  )
}
