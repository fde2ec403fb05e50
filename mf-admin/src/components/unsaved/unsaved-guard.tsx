import { Button } from 'design-system/button/button'
import { Dialog } from 'design-system/dialog/dialog'
import { useEffect, useSyncExternalStore } from 'react'
import { discardQuestion } from '../../data/unsaved/discard-question'
import { guardLeaving } from '../../data/unsaved/guard-leaving'

export function UnsavedGuard() {
  const isAsked = useSyncExternalStore(discardQuestion.subscribe, discardQuestion.isAsked)
  const keep = () => discardQuestion.answer(false)
  useEffect(guardLeaving, [])
  return (
    <Dialog
      open={isAsked}
      title="Discard changes?"
      onClose={keep}
      actions={
        <>
          <Button variant="quiet" onClick={keep}>
            Keep editing
          </Button>
          <Button onClick={() => discardQuestion.answer(true)}>Discard</Button>
        </>
      }
    >
      Your changes aren’t saved.
    </Dialog>
  )
}
