import type { Entry } from './frame/entry'
import styles from './type.gallery.module.css'

export const typeEntry: Entry = {
  title: 'Type',
  states: {
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
}
