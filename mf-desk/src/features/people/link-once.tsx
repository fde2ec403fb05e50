import { Button } from 'design-system/button/button'
import { Note } from 'design-system/note/note'
import { useState } from 'react'
import type { InvitationLink } from 'shared-contracts/domain/desk/people/people-schema'
import { whenText } from '../../data/when'
import styles from './people.module.css'

/** An invitation's link. It opens the desk, so that it is shown once and to who made it. */
export function LinkOnce({ invitation: { person, link, expiresAt } }: { invitation: InvitationLink }) {
  const [isCopied, setIsCopied] = useState(false)

  async function handleCopy() {
    await navigator.clipboard?.writeText(link).then(
      () => setIsCopied(true),
      () => undefined,
    )
  }

  return (
    <Note>
      <div className={styles.link}>
        <p>{`Give this link to ${person.name} alone. It opens the desk once, until ${whenText(expiresAt)}, and is not shown again. It was also sent to ${person.email}.`}</p>
        <p className={styles.address}>{link}</p>
        <Button size="sm" onClick={handleCopy}>
          {isCopied ? 'Copied' : 'Copy the link'}
        </Button>
      </div>
    </Note>
  )
}
