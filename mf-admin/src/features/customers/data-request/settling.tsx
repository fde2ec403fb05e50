import { Button } from 'design-system/button/button'
import { Dialog } from 'design-system/dialog/dialog'
import { Field } from 'design-system/field/field'
import { Form } from 'design-system/form/form'
import { FormGrid } from 'design-system/form-grid/form-grid'
import { showToast } from 'design-system/toast/show-toast'
import { useState } from 'react'
import type { DataRequest } from 'shared-contracts/customers/admin/data-requests-schema'
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

/** Exports, deletes, or closes a request without either. */
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
    showToast({ tone: 'ok', message: 'The copy is among your downloads. Send it to their address.' })
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
          Take a copy of it all
        </Button>
        <Button variant="line" busy={deletion.isLoading} onClick={() => setIsDeleting(true)}>
          Delete
        </Button>
      </div>
      <ChangeProblem error={copy.error ?? deletion.error} onReload={onReload} />
      <h2 className="h3">Settle it without deleting</h2>
      <Form onSubmit={() => void close({ id, version, why })}>
        <FormGrid>
          <Field
            label="Why"
            required
            maxLength={300}
            placeholder="The copy was all that they wanted"
            value={why}
            onChange={(event) => setWhy(event.target.value)}
          />
          <ChangeProblem error={closing.error} onReload={onReload} />
          <div>
            <Button type="submit" variant="line" busy={closing.isLoading}>
              Settle it
            </Button>
          </div>
        </FormGrid>
      </Form>
      <Dialog open={isDeleting} title="Delete for good?" onClose={() => setIsDeleting(false)}>
        <div className={styles.question}>
          <p>
            What is listed as deleted is gone at once and cannot be brought back. A customer with an account
            is mailed.
          </p>
          <Button block onClick={handleDelete}>
            Delete for good
          </Button>
        </div>
      </Dialog>
    </>
  )
}
