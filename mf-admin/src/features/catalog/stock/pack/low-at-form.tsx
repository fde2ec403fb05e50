import { Button } from 'design-system/button/button'
import { Field } from 'design-system/field/field'
import { showToast } from 'design-system/toast/show-toast'
import { useState } from 'react'
import { EditForm } from '../../../../components/forms/edit-form'
import { ChangeProblem } from '../../../../components/screen-states/change-problem'
import styles from '../stock.module.css'
import { type Pack, useMfAdminSetLowAtMutation } from '../stock-api'
import { readCount } from './read-count'

/** The number of available packs at which the shop is alerted. */
export function LowAtForm({ pack, lowAt }: { pack: Pack; lowAt: number | null }) {
  const [typed, setTyped] = useState(lowAt === null ? '' : String(lowAt))
  const [problem, setProblem] = useState<string>()
  const [save, { error, isLoading, reset }] = useMfAdminSetLowAtMutation()

  async function handleSubmit() {
    const read = readCount(typed)
    setProblem(read.problem)
    if (read.count === undefined || isLoading) return
    const { data } = await save({ ...pack, change: { lowAt: read.count } })
    if (!data) return
    showToast({ tone: 'ok', message: 'Saved.' })
    return true
  }

  return (
    <EditForm noValidate onSubmit={handleSubmit} aria-label="Low-stock alert">
      <div className={styles.part}>
        <Field
          label="Alert me at"
          inputMode="numeric"
          autoComplete="off"
          maxLength={9}
          hint="When so many packs, or fewer, are available. Leave blank for no alert."
          value={typed}
          error={problem}
          onChange={({ target }) => {
            setTyped(target.value)
            setProblem(undefined)
          }}
        />
        <ChangeProblem error={error} onReload={reset} />
        <div>
          <Button type="submit" variant="line" size="sm" busy={isLoading}>
            Save alert
          </Button>
        </div>
      </div>
    </EditForm>
  )
}
