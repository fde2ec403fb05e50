import styles from './colours.gallery.module.css'
import type { Entry } from './frame/entry'
import { readTokens } from './frame/tokens'

function Swatches() {
  const colours = readTokens().filter(({ value }) => CSS.supports('color', value))
  return (
    <ul className={styles.swatches}>
      {colours.map(({ name, value }) => (
        <li key={name}>
          <span className={styles.swatch} style={{ background: value }} />
          <b>{name.slice(2)}</b>
          <br />
          {value}
        </li>
      ))}
    </ul>
  )
}

export const coloursEntry: Entry = {
  title: 'Colours',
  states: { 'Every colour and role by its name': <Swatches /> },
}
