import { Button } from 'design-system/button/button'
import { Field } from 'design-system/field/field'
import { Form } from 'design-system/form/form'
import { TextButton } from 'design-system/text-link/text-link'
import { useId, useState } from 'react'
import { useText } from 'shared-contracts/words'
import styles from './discount-code.module.css'

/** A collapsed form for a discount code. @param refusal explains why the code in the form does not apply */
export function CodeForm({
  code,
  refusal,
  isChecking,
  onApply,
}: {
  code: string
  refusal: string | undefined
  isChecking: boolean
  onApply: (code: string) => void
}) {
  const t = useText()
  const panel = useId()
  const [isOpen, setOpen] = useState(code !== '')
  const [typed, setTyped] = useState(code)
  const [isEmpty, setEmpty] = useState(false)
  const isRefused = typed.trim() === code
  const problem = isEmpty ? t('Enter a code.') : refusal

  const submit = () => {
    const next = typed.trim()
    setEmpty(next === '')
    if (next !== '') onApply(next)
  }

  return (
    <>
      <TextButton aria-expanded={isOpen} aria-controls={panel} onClick={() => setOpen(!isOpen)}>
        {t('Have a discount code?')}
      </TextButton>
      <div id={panel} hidden={!isOpen}>
        <Form className={styles.form} noValidate onSubmit={submit}>
          <Field
            label={t('Discount code')}
            name="discount-code"
            value={typed}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            translate="no"
            error={isEmpty || isRefused ? problem : undefined}
            onChange={({ target }) => {
              setTyped(target.value)
              setEmpty(false)
            }}
          />
          <Button type="submit" variant="quiet" busy={isChecking}>
            {t('Apply')}
          </Button>
        </Form>
      </div>
    </>
  )
}
