import { Button } from 'design-system/button/button'
import { showToast } from 'design-system/toast/show-toast'
import { useState } from 'react'

interface Props {
  /** Its path. */
  page: string
  /** Whether nothing has been written yet: what is there is not written over. */
  isEmpty: boolean
  /** Asks the page for its text. */
  onTake: () => Promise<void>
}

/** Begins with what the page says now. */
export function TextOfPage({ page, isEmpty, onTake }: Props) {
  const [isBusy, setBusy] = useState(false)

  async function handleTake() {
    setBusy(true)
    try {
      await onTake()
    } catch {
      showToast({ tone: 'bad', message: 'Couldn’t load the text of the page. Try again.' })
    }
    setBusy(false)
  }

  return (
    <p>
      <a href={page} target="_blank" rel="noreferrer">
        Current page
      </a>
      {isEmpty && (
        <Button variant="line" size="sm" busy={isBusy} onClick={handleTake}>
          Start with this text
        </Button>
      )}
    </p>
  )
}
