import styles from './medallion.module.css'

/**
 * The round logo. Its link has its own name; `--medallion` sets the edge, 72 px by default.
 * @param name of the shop, two words around an ampersand
 */
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
