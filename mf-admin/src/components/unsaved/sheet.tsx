import { Dialog } from 'design-system/dialog/dialog'
import type { ComponentProps } from 'react'
import { discardQuestion } from '../../data/unsaved/discard-question'
import { hasUnsaved } from '../../data/unsaved/unsaved-forms'

/** A dialog with a form. It asks before Escape, the backdrop or the close button discards unsaved input. */
export function Sheet({ onClose, ...dialog }: ComponentProps<typeof Dialog>) {
  const handleClose = () => (hasUnsaved('sheet') ? discardQuestion.ask(onClose) : onClose())
  return <Dialog {...dialog} onClose={handleClose} />
}
