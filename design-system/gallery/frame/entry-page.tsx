import type { States } from './entries'
import { stateAddress, titleOf } from './entry-names'
import styles from './entry-page.module.css'

/**
 * Shows one component, each state in a region under its heading.
 * @param bleed true for components that span the page or have their own `wrap`
 */
export function EntryPage({ name, states, bleed }: { name: string; states: States; bleed: boolean }) {
  return (
    <>
      <header className={`wrap ${styles.head}`}>
        <a href="/">All components</a>
        <h1 className="h2">{titleOf(name)}</h1>
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
