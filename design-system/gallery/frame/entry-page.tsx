import type { Entry } from './entry'
import styles from './entry-page.module.css'
import { stateAddress } from './state-address'

/** One component alone, each state a region under its heading. */
export function EntryPage({ title, states, bleed }: Entry) {
  return (
    <>
      <header className={`wrap ${styles.head}`}>
        <a href="/">All components</a>
        <h1 className="h2">{title}</h1>
      </header>
      <main className={styles.states}>
        {Object.entries(states).map(([state, element]) => {
          const address = stateAddress(state)
          return (
            <section key={state} className={styles.state} aria-labelledby={address}>
              <h2 id={address} className={`wrap ${styles.name}`}>
                <a href={`#${address}`}>{state}</a>
              </h2>
              <div className={bleed ? undefined : 'wrap'}>{element}</div>
            </section>
          )
        })}
      </main>
    </>
  )
}
