import { Note } from 'design-system/note/note'
import { Loaded } from '../../../components/screen-states/loaded'
import { useMfAdminGetFactorsQuery } from './factors-api'
import { OwnPhone } from './own-phone'
import { Passkeys } from './passkeys'
import { PasswordMethod } from './password-method'
import styles from './sign-in-methods.module.css'

/** The signed-in person's sign-in methods. Changing one signs out their other devices. */
export function SignInMethods() {
  const query = useMfAdminGetFactorsQuery()
  return (
    <Loaded query={query} what="your sign-in methods">
      {(factors) => (
        <div className={styles.ways}>
          <Note>Changes here sign you out on your other devices.</Note>
          <Passkeys passkeys={factors.passkeys} />
          <PasswordMethod factors={factors} />
          <OwnPhone />
        </div>
      )}
    </Loaded>
  )
}
