import { useId, useRef } from 'react'
import { LOOSER_AFTER_HOURS } from 'shared-contracts/platform/admin/settings'
import type { AdminSetting } from 'shared-contracts/platform/admin/settings-schema'
import { CardList } from '../../../components/cards/card-list'
import styles from './settings.module.css'
import { WaitingChange } from './waiting-change'

export function WaitingChanges({ settings }: { settings: readonly AdminSetting[] }) {
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const waiting = settings.flatMap((setting) =>
    setting.waiting ? [{ setting, waiting: setting.waiting }] : [],
  )
  return (
    <section aria-labelledby={id} className={styles.waiting}>
      <h2 ref={heading} id={id} tabIndex={-1} className="h3">
        Pending changes
      </h2>
      <p className="small muted">{`A lower limit applies immediately, a higher one after ${LOOSER_AFTER_HOURS} hours. Every owner gets an email and can cancel it.`}</p>
      {waiting.length > 0 ? (
        <CardList label="Pending changes">
          {waiting.map(({ setting, waiting }) => (
            <WaitingChange
              key={setting.name}
              setting={setting}
              waiting={waiting}
              onStopped={() => heading.current?.focus()}
            />
          ))}
        </CardList>
      ) : (
        <p>No pending changes.</p>
      )}
    </section>
  )
}
