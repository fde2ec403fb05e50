import { Icon } from '../../src/icon/icon'
import * as shapes from '../../src/icon/shapes'
import { Medallion } from '../../src/medallion/medallion'
import { Tin } from '../../src/tin/tin'
import { Row } from '../frame/arrangement'
import type { Entries } from '../frame/entries'
import styles from './foundations.gallery.module.css'

function listProperties(rule: CSSRule): string[] {
  if (rule instanceof CSSStyleRule) return rule.selectorText === ':root' ? [...rule.style] : []
  return rule instanceof CSSLayerBlockRule ? [...rule.cssRules].flatMap(listProperties) : []
}

/** Reads all custom properties of tokens.css, at this width, so that the list is always complete. */
function readTokens() {
  const root = getComputedStyle(document.documentElement)
  return [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules])
    .flatMap(listProperties)
    .filter((name) => name.startsWith('--'))
    .map((name) => ({ name, value: root.getPropertyValue(name).trim() }))
}

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

export const foundations: Entries<'Foundations'> = {
  colours: { 'Every colour and role by its name': <Swatches /> },
  type: {
    'Eczar, for headings and names': (
      <>
        <p className={styles.hero}>Eczar, hero</p>
        <p className="h1">Heading one, Rs and ₹125</p>
        <p className="h2">Heading two</p>
        <p className="h3">Heading three</p>
      </>
    ),
    'Anek Latin, for text and numbers': (
      <>
        <p className="lead">Lead: whole spices, cleaned and packed in Bangalore.</p>
        <p className="num">Body: prices align in columns, ₹1,240.00 and Rs 125.00.</p>
        <p className="small muted">Small, in the second ink.</p>
        <p className={styles.tiny}>The smallest.</p>
        <p className={styles.price}>Rs 125</p>
        <p className={styles.button}>A BUTTON'S CAPITALS</p>
      </>
    ),
  },
  'space-and-shape': {
    Space: <Measures names={/^--s\d$/} />,
    'Space that follows the width': <Measures names={/^--(section|gutter|gap|bar|tap)$/} />,
    Corners: <Boxes names={/^--r-/} property="borderRadius" />,
    Shadows: <Boxes names={/^--shadow-/} property="boxShadow" />,
  },
  icon: {
    'Every shape': (
      <ul className={styles.shapes}>
        {Object.entries(shapes).map(([name, shape]) => (
          <li key={name} className={styles.shape}>
            <Icon shape={shape} />
            <span className="small">{name.replace(/Shape$/, '')}</span>
          </li>
        ))}
      </ul>
    ),
    'Sizes 18, 24 and 48': (
      <div className={styles.sizes}>
        <Icon shape={shapes.cartShape} size={18} />
        <Icon shape={shapes.cartShape} />
        <Icon shape={shapes.cartShape} size={48} />
      </div>
    ),
  },
  medallion: {
    'At 72 and 112 pixels': (
      <Row>
        <Medallion name="Kesar & Clove" />
        <span className={styles.large}>
          <Medallion name="Kesar & Clove" />
        </span>
      </Row>
    ),
  },
  tin: {
    'At 190 pixels': (
      <div className={styles.tin}>
        <Tin />
      </div>
    ),
  },
}
