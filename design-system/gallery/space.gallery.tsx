import type { Entry } from './frame/entry'
import { readTokens } from './frame/tokens'
import styles from './space.gallery.module.css'

const tokensNamed = (names: RegExp) => readTokens().filter(({ name }) => names.test(name))

function Measures({ names }: { names: RegExp }) {
  return (
    <ul className={styles.measures}>
      {tokensNamed(names).map(({ name, value }) => (
        <li key={name} className={styles.measure}>
          <span>
            <b>{name.slice(2)}</b> {value}
          </span>
          <span className={styles.bar} style={{ width: `var(${name})` }} />
        </li>
      ))}
    </ul>
  )
}

function Boxes({ names, property }: { names: RegExp; property: 'borderRadius' | 'boxShadow' }) {
  return (
    <ul className={styles.boxes}>
      {tokensNamed(names).map(({ name }) => (
        <li key={name}>
          <span className={styles.box} style={{ [property]: `var(${name})` }} />
          {name.slice(2)}
        </li>
      ))}
    </ul>
  )
}

export const spaceEntry: Entry = {
  title: 'Space and shape',
  states: {
    Space: <Measures names={/^--s\d$/} />,
    'Space that follows the width': <Measures names={/^--(section|gutter|gap|bar|tap)$/} />,
    Corners: <Boxes names={/^--r-/} property="borderRadius" />,
    Shadows: <Boxes names={/^--shadow-/} property="boxShadow" />,
  },
}
