import styles from './button.module.css'

export interface ButtonLook {
  /** primary: one per view; gold: on red bands; line: the secondary action; quiet: Cancel. */
  variant?: 'primary' | 'gold' | 'line' | 'quiet'
  /** Height: sm 44 px, md 50 px, lg 56 px. */
  size?: 'sm' | 'md' | 'lg'
  block?: boolean
}

/** Returns a button's look as props for a link: `<Link to="/cart" {...buttonLook({ variant: 'line' })}>`. */
export function buttonLook({ variant = 'primary', size = 'md', block }: ButtonLook = {}) {
  return {
    className: styles.button,
    'data-variant': variant,
    'data-size': size,
    'data-block': block || undefined,
  }
}
