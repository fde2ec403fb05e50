import { Icon } from 'design-system/icon/icon'
import { chevronDownShape } from 'design-system/icon/shapes'
import { useId } from 'react'
import { Link } from 'react-router-dom'
import { useText } from 'shared-contracts/words'
import type { FooterLink } from './footer-links'
import styles from './link-group.module.css'

interface Props {
  title: string
  links: readonly FooterLink[]
  isOpen: boolean
  onToggle: () => void
}

/** A column of links; on phones an accordion (specification 3.8). CSS decides, so the HTML fits any width. */
export function LinkGroup({ title, links, onToggle, isOpen }: Props) {
  const t = useText()
  const listId = useId()
  return (
    <div className={styles.group}>
      <h2 className={styles.title}>
        <span className={styles.heading}>{t(title)}</span>
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={isOpen}
          aria-controls={listId}
          onClick={onToggle}
        >
          <span>{t(title)}</span>
          <Icon shape={chevronDownShape} />
        </button>
      </h2>
      <ul id={listId} className={styles.list} data-open={isOpen}>
        {links.map(({ label, to, isExternal, shape }) => (
          <li key={label}>
            {isExternal ? (
              <a
                href={to}
                className={styles.link}
                {...(to.startsWith('http') && { target: '_blank', rel: 'noopener' })}
              >
                {shape && <Icon shape={shape} size={20} />}
                <span>{t(label)}</span>
              </a>
            ) : (
              <Link to={to} className={styles.link}>
                {t(label)}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}
