import styles from './medallion.module.css'

/** The round logo, 72 px or `--medallion`. Give its link a label. @param name two words around an ampersand */
export function Medallion({ name }: { name: string }) {
  const [first, second] = name.split(/\s*&\s*/)
  return (
    <span className={styles.medallion} translate="no">
      <span className={styles.words}>
        <span>{`${first} `}</span>
        {second && (
          <>
            <span className={styles.and}>&amp; </span>
            <span>{second}</span>
          </>
        )}
      </span>
    </span>
  )
}
