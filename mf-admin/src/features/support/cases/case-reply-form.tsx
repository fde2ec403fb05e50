import { Button } from 'design-system/button/button'
import { Select } from 'design-system/select/select'
import { TextArea } from 'design-system/text-area/text-area'
import { showToast } from 'design-system/toast/show-toast'
import { useState } from 'react'
import type { AdminCase, CaseDecision } from 'shared-contracts/support/admin/cases-schema'
import { MainAction } from '../../../components/actions/main-action'
import { EditForm } from '../../../components/forms/edit-form'
import { ChangeProblem } from '../../../components/screen-states/change-problem'
import styles from '../../../components/support/message.module.css'
import { TemplateChoice } from '../../../components/support/template-choice'
import { newCallKey } from '../../../data/calls/call-key'
import { useMfAdminReplyToCaseMutation } from '../../../data/support/cases-api'

const decisions = {
  approved: 'Approve, and keep the case open',
  declined: 'Decline and close',
  done: 'Close as done',
} satisfies Record<CaseDecision, string>

interface Props {
  one: AdminCase
  onReload: () => void
}

/** Replies to the customer by email and on the order, with or without a decision. */
export function CaseReplyForm({ one: { id, version, name }, onReload }: Props) {
  const [text, setText] = useState('')
  const [decision, setDecision] = useState<CaseDecision>()
  // The idempotency key: unchanged if the reply is sent again after a lost response, new if the text changes.
  const [key, setKey] = useState(newCallKey)
  const [reply, { error, isLoading, reset }] = useMfAdminReplyToCaseMutation()

  function write(next: string) {
    setText(next)
    setKey(newCallKey())
  }

  async function handleSubmit() {
    const { data } = await reply({ id, key, change: { version, text, ...(decision && { decision }) } })
    if (!data) return
    write('')
    setDecision(undefined)
    showToast({ tone: 'ok', message: 'Reply sent.' })
  }

  return (
    <EditForm onSubmit={handleSubmit} aria-label="Reply" className={styles.part}>
      <TemplateChoice message={{ firstName: name.split(' ')[0] ?? name, ticket: id }} onChosen={write} />
      <TextArea
        label="Your reply"
        hint="It’s emailed to the customer and shown on the order"
        rows={8}
        maxLength={5000}
        required
        value={text}
        onChange={({ target }) => write(target.value)}
      />
      <Select
        label="Decision"
        value={decision ?? ''}
        onChange={({ target }) => {
          const chosen = Object.keys(decisions).find((one) => one === target.value)
          setDecision(chosen as CaseDecision | undefined)
        }}
      >
        <option value="">None yet, wait for the customer</option>
        {Object.entries(decisions).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Select>
      <MainAction>
        <ChangeProblem
          error={error}
          onReload={() => {
            reset()
            onReload()
          }}
        />
        <Button type="submit" busy={isLoading} disabled={text.trim() === ''}>
          Send reply
        </Button>
      </MainAction>
    </EditForm>
  )
}
