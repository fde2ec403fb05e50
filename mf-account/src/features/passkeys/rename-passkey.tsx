import { Button } from 'design-system/button/button'
import { Field } from 'design-system/field/field'
import { Form } from 'design-system/form/form'
import { useForm } from 'design-system/form/use-form'
import { useEffect, useRef } from 'react'
import type { Passkey } from 'shared-contracts/customers/passkeys'
import { useText } from 'shared-contracts/words'
import { ButtonRow } from '../../components/form-parts'
import styles from './passkeys.module.css'

interface RenamePasskeyProps {
  passkey: Passkey
  isBusy: boolean
  onSave: (name: string) => void
  onCancel: () => void
}

/** A form that replaces the passkey's row. */
export function RenamePasskey({ passkey, isBusy, onSave, onCancel }: RenamePasskeyProps) {
  const t = useText()
  const { values, field, setProblems } = useForm({ name: passkey.name })
  const form = useRef<HTMLDivElement>(null)

  // Take over the focus: the pressed button that had it is gone.
  useEffect(() => {
    const field = form.current?.querySelector('input')
    field?.focus()
    field?.select()
  }, [])

  function handleSubmit() {
    const name = values.name.trim()
    if (name) onSave(name)
    else setProblems({ name: t('Name is required') })
  }

  return (
    <div ref={form} className={styles.renaming}>
      <Form aria-label={t('Rename {name}', { name: passkey.name })} noValidate onSubmit={handleSubmit}>
        <Field label={t('Name')} maxLength={60} autoComplete="off" {...field('name')} />
        <ButtonRow>
          <Button type="submit" size="sm" busy={isBusy}>
            {t('Save')}
          </Button>
          <Button variant="quiet" size="sm" onClick={onCancel}>
            {t('Cancel')}
          </Button>
        </ButtonRow>
      </Form>
    </div>
  )
}
