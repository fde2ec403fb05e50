import { Button } from 'design-system/button/button'
import { Dialog } from 'design-system/dialog/dialog'

interface Props {
  /** The labels of the details about to be removed; undefined closes the dialog. */
  emptied: readonly string[] | undefined
  /** The consequence of removing them, as a sentence. */
  children: string
  onCancel: () => void
  onRemove: () => void
}

/** Confirms the removal of saved details, because an emptied field is easy to miss. */
export function ConfirmEmptied({ emptied, children, onCancel, onRemove }: Props) {
  return (
    <Dialog
      open={emptied !== undefined}
      title="Remove these details?"
      onClose={onCancel}
      actions={
        <>
          <Button variant="quiet" onClick={onCancel}>
            Cancel
          </Button>
          <Button onClick={onRemove}>Remove and save</Button>
        </>
      }
    >
      <p>{`${emptied?.join('; ')}. ${children}`}</p>
    </Dialog>
  )
}
