import { Alert } from 'design-system/alert/alert'
import { Button } from 'design-system/button/button'
import { useEffect, useRef, useState } from 'react'
import { serverMessage } from 'shared-contracts/http'
import styles from './entry.module.css'

interface Props {
  title: string
  consequence: string
  error: unknown
  isBusy: boolean
  onConfirm: () => unknown
}

/** Resets a person's sign-in methods in one step, after a confirmation. */
export function LostPhone({ title, consequence, error, isBusy, onConfirm }: Props) {
  const [isAsking, setIsAsking] = useState(false)
  const part = useRef<HTMLDivElement>(null)
  const question = useRef<HTMLFieldSetElement>(null)

  useEffect(() => {
    if (isAsking) question.current?.focus()
  }, [isAsking])

  function handleCancel() {
    setIsAsking(false)
    part.current?.querySelector('button')?.focus()
  }

  return (
    <div ref={part} className={styles.lost}>
      <Button variant="line" size="sm" aria-expanded={isAsking} onClick={() => setIsAsking(true)}>
        Report lost phone
      </Button>
      {isAsking && (
        <fieldset ref={question} tabIndex={-1} className={styles.question}>
          <legend className={styles.title}>{title}</legend>
          <p>{consequence}</p>
          {error !== undefined && (
            <Alert tone="bad">
              {serverMessage(error) ?? 'The server isn’t responding. Nothing was changed.'}
            </Alert>
          )}
          <div className={styles.choices}>
            <Button size="sm" busy={isBusy} onClick={onConfirm}>
              Reset sign-in
            </Button>
            <Button variant="quiet" size="sm" disabled={isBusy} onClick={handleCancel}>
              Cancel
            </Button>
          </div>
        </fieldset>
      )}
    </div>
  )
}
