import { Button } from 'design-system/button/button'
import { useEffect, useRef } from 'react'
import styles from './new-password.module.css'

interface Props {
  codes: readonly string[]
  onKept: () => void
}

/** Recovery codes, shown only once. They replace the authenticator app if it is lost. */
export function RecoveryCodes({ codes, onKept }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  // Take over the focus: the form that had it is gone.
  useEffect(() => heading.current?.focus(), [])
  return (
    <>
      <h2 className={styles.heading} ref={heading} tabIndex={-1}>
        Your recovery codes
      </h2>
      <p>
        Each code signs you in once if you can’t use your authenticator app. Print them now. They won’t be
        shown again.
      </p>
      <ul className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <Button variant="line" block onClick={() => window.print()}>
        Print
      </Button>
      <Button block onClick={onKept}>
        I’ve saved my codes
      </Button>
    </>
  )
}
