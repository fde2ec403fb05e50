import { type ComponentProps, type FormEvent, useId } from 'react'
import { NeedsScript } from '../note/needs-script'

/**
 * A form that a script sends. A browser that runs none posts it, so that nothing of it stands in the address, and is led
 * back to the sentence that says why nothing came of it.
 * @param onSubmit in place of the browser's own sending
 */
export function Form({
  onSubmit,
  children,
  ...rest
}: Omit<ComponentProps<'form'>, 'action' | 'method' | 'onSubmit'> & {
  onSubmit: (event: FormEvent<HTMLFormElement>) => void
}) {
  const reason = useId()

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    onSubmit(event)
  }

  return (
    <form {...rest} method="post" action={`#${reason}`} onSubmit={handleSubmit}>
      {children}
      <NeedsScript part="This form" id={reason} />
    </form>
  )
}
