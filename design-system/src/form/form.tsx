import { type ComponentProps, type FormEvent, useId } from 'react'
import { useText } from 'shared-contracts/words'
import { ScriptRequired } from '../note/script-required'

/**
 * A form that a script submits. Browsers without scripts post it, so that no value appears in the address, and
 * then show a sentence that explains what the form needs.
 */
export function Form({
  onSubmit,
  children,
  ...rest
}: Omit<ComponentProps<'form'>, 'action' | 'method' | 'onSubmit'> & {
  onSubmit: (event: FormEvent<HTMLFormElement>) => void
}) {
  const t = useText()
  const reason = useId()

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    onSubmit(event)
  }

  return (
    <form {...rest} method="post" action={`#${reason}`} onSubmit={handleSubmit}>
      {children}
      <ScriptRequired part={t('This form')} id={reason} />
    </form>
  )
}
