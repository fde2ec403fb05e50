import { contents } from '../contents'
import styles from './contents-page.module.css'

/** Every component by name, in groups. */
export function ContentsPage() {
  return (
    <main className={`wrap ${styles.page}`}>
      <h1>Components</h1>
      <div className={styles.groups}>
        {Object.entries(contents).map(([group, entries]) => (
          <section key={group} aria-label={group}>
            <h2 className={`h3 ${styles.group}`}>{group}</h2>
            <ul>
              {Object.entries(entries).map(([name, { title }]) => (
                <li key={name}>
                  <a href={`/${name}`} className={styles.link}>
                    {title}
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
