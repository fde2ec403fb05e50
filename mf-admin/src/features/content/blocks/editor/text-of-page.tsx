import { Button } from 'design-system/button/button'
import { showToast } from 'design-system/toast/show-toast'
import { useState } from 'react'

interface Props {
  /** Its path. */
  page: string
  /** True if nothing has been typed yet, so that nothing is overwritten. */
  isEmpty: boolean
  /** Fetches the page's text. */
  onTake: () => Promise<void>
}

/** Fills the editor with the page's current text. */
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
