import { Button } from 'design-system/button/button'
import { Select } from 'design-system/select/select'
import { TextArea } from 'design-system/text-area/text-area'
import { showToast } from 'design-system/toast/show-toast'
import { useState } from 'react'
import type { AdminMessage } from 'shared-contracts/support/admin/inbox-schema'
import { MainAction } from '../../../components/actions/main-action'
import { EditForm } from '../../../components/forms/edit-form'
import { Tick } from '../../../components/forms/tick'
import { ChangeProblem } from '../../../components/screen-states/change-problem'
import styles from '../../../components/support/message.module.css'
import { TemplateChoice } from '../../../components/support/template-choice'
import { newCallKey } from '../../../data/calls/call-key'
import { useMfAdminAnswerMessageMutation } from '../../../data/support/inbox-api'

interface Props {
  message: AdminMessage
  onReload: () => void
}

/** Replies by email, or records a reply given by other means. */
export function ReplyForm({ message, onReload }: Props) {
  const { ticket, version } = message
  const [text, setText] = useState('')
  const [way, setWay] = useState<'mail' | 'otherwise'>('mail')
  const [isClosing, setClosing] = useState(false)
  // The idempotency key: unchanged if the reply is sent again after a lost response, new if the text changes.
  const [key, setKey] = useState(newCallKey)
  const [answer, { error, isLoading, reset }] = useMfAdminAnswerMessageMutation()

  function write(next: string) {
    setText(next)
    setKey(newCallKey())
  }

  async function handleSubmit() {
    const { data } = await answer({ ticket, key, change: { version, text, way, isClosing } })
    if (!data) return
    write('')
    showToast({ tone: 'ok', message: way === 'mail' ? 'Reply sent.' : 'Reply saved.' })
  }

  return (
    <EditForm onSubmit={handleSubmit} aria-label="Reply" className={styles.part}>
      <TemplateChoice message={message} onChosen={write} />
      <TextArea
        label={way === 'mail' ? 'Your reply' : 'What you told the customer'}
        rows={8}
        maxLength={5000}
        required
        value={text}
        onChange={({ target }) => write(target.value)}
      />
      <Select
        label="Reply by"
        value={way}
        onChange={({ target }) => setWay(target.value === 'mail' ? 'mail' : 'otherwise')}
      >
        <option value="mail">Email</option>
        <option value="otherwise">Phone or other (save a note only)</option>
      </Select>
      <Tick
        label="Close this message"
        checked={isClosing}
        onChange={({ target }) => setClosing(target.checked)}
      />
      <MainAction>
        <ChangeProblem
          error={error}
          onReload={() => {
            reset()
            onReload()
          }}
        />
        <Button type="submit" busy={isLoading} disabled={text.trim() === ''}>
          {way === 'mail' ? 'Send reply' : 'Save note'}
        </Button>
      </MainAction>
    </EditForm>
  )
}
