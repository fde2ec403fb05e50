import { Button } from 'design-system/button/button'
import { showToast } from 'design-system/toast/show-toast'
import { useState } from 'react'

interface Props {
  onTake: () => Promise<void>
}

/** A button that fills the editor with the page's text. Shown only while there is nothing to overwrite. */
export function TextOfPage({ onTake }: Props) {
  const [isBusy, setBusy] = useState(false)

  async function handleTake() {
    setBusy(true)
    try {
      await onTake()
    } catch {
      showToast({ tone: 'bad', message: 'Couldn’t load the page text. Try again.' })
    }
    setBusy(false)
  }

  return (
    <p>
      <Button variant="line" size="sm" busy={isBusy} onClick={handleTake}>
        Start with the current text
      </Button>
    </p>
  )
}
