import { contents } from '../contents'
import styles from './contents-page.module.css'
import { titleOf } from './entry-names'

export function ContentsPage() {
  return (
    <main className={`wrap ${styles.page}`}>
      <h1>Components</h1>
      <div className={styles.groups}>
        {Object.entries(contents).map(([group, names]) => (
          <section key={group} aria-label={group}>
            <h2 className={`h3 ${styles.group}`}>{group}</h2>
            <ul>
              {names.map((name) => (
                <li key={name}>
                  <a href={`/${name}`} className={styles.link}>
                    {titleOf(name)}
                  </a>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </main>
  )
}
