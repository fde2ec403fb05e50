import { Note } from 'design-system/note/note'
import { Loaded } from '../../../components/screen-states/loaded'
import { useMfAdminGetFactorsQuery } from './factors-api'
import { Passkeys } from './passkeys'
import { PasswordWay } from './password-way'
import styles from './ways-in.module.css'

/** How the person who is signed in comes in. A change signs out their other devices. */
export function WaysIn() {
  const query = useMfAdminGetFactorsQuery()
  return (
    <Loaded query={query} what="your ways in">
      {(factors) => (
        <div className={styles.ways}>
          <Note>What you change here signs out your other devices.</Note>
          <Passkeys passkeys={factors.passkeys} />
          <PasswordWay factors={factors} />
        </div>
      )}
    </Loaded>
  )
}
