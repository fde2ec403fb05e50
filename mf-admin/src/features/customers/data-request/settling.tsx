import { Button } from 'design-system/button/button'
import { Dialog } from 'design-system/dialog/dialog'
import { Field } from 'design-system/field/field'
import { FormGrid } from 'design-system/form-grid/form-grid'
import { showToast } from 'design-system/toast/show-toast'
import { useState } from 'react'
import type { DataRequest } from 'shared-contracts/customers/admin/data-requests-schema'
import { EditForm } from '../../../components/forms/edit-form'
import { ChangeProblem } from '../../../components/screen-states/change-problem'
import {
  useMfAdminCloseDataRequestMutation,
  useMfAdminDeleteDataMutation,
  useMfAdminTakeCopyMutation,
} from '../../../data/customers-api'
import { saveJson } from '../../../data/files/save-file'
import styles from './settling.module.css'

interface Props {
  request: DataRequest
  onReload: () => void
}

/** Buttons to export the data, delete it, or close the request without either. */
export function Settling({ request: { id, version }, onReload }: Props) {
  const [isDeleting, setIsDeleting] = useState(false)
  const [why, setWhy] = useState('')
  const [takeCopy, copy] = useMfAdminTakeCopyMutation()
  const [remove, deletion] = useMfAdminDeleteDataMutation()
  const [close, closing] = useMfAdminCloseDataRequestMutation()

  async function handleCopy() {
    const { data } = await takeCopy(id)
    if (data === undefined) return
    saveJson('their-data.json', data)
    showToast({ tone: 'ok', message: 'Data downloaded. Send the file to the customer’s address.' })
  }

  async function handleDelete() {
    setIsDeleting(false)
    const { data } = await remove({ id, version })
    if (data) showToast({ tone: 'ok', message: 'Deleted.' })
  }

  return (
    <>
      <div className={styles.ways}>
        <Button variant="line" busy={copy.isLoading} onClick={handleCopy}>
          Download data
        </Button>
        <Button variant="line" busy={deletion.isLoading} onClick={() => setIsDeleting(true)}>
          Delete
        </Button>
      </div>
      <ChangeProblem error={copy.error ?? deletion.error} onReload={onReload} />
      <h2 className="h3">Close without deleting</h2>
      <EditForm onSubmit={() => close({ id, version, why })}>
        <FormGrid>
          <Field
            label="Reason"
            required
            maxLength={300}
            placeholder="Only asked for a copy"
            value={why}
            onChange={(event) => setWhy(event.target.value)}
          />
          <ChangeProblem error={closing.error} onReload={onReload} />
          <div>
            <Button type="submit" variant="line" busy={closing.isLoading}>
              Close request
            </Button>
          </div>
        </FormGrid>
      </EditForm>
      <Dialog open={isDeleting} title="Delete this data?" onClose={() => setIsDeleting(false)}>
        <div className={styles.question}>
          <p>
            The data listed under “What will be deleted” will be removed now. This can’t be undone. Customers
            with an account get an email.
          </p>
          <Button block onClick={handleDelete}>
            Delete data
          </Button>
        </div>
      </Dialog>
    </>
  )
}
