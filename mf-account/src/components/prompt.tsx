import { buttonLook } from 'design-system/button/button-look'
import { Link } from 'react-router-dom'
import styles from './prompt.module.css'

/** Explains why a tab is empty, with a link. */
export function Prompt({ text, to, link }: { text: string; to: string; link: string }) {
  return (
    <div className={styles.prompt}>
      <p className="lead">{text}</p>
      <Link to={to} {...buttonLook()}>
        {link}
      </Link>
    </div>
  )
}
