import type { ComponentProps } from 'react'
import { FieldFrame, type FrameProps } from './field-frame'

/** One labelled line of input. */
export function Field({
  label,
  error,
  hint,
  optional,
  span,
  id,
  ...input
}: FrameProps & Omit<ComponentProps<'input'>, 'className'>) {
  return (
    <FieldFrame {...{ label, error, hint, optional, span, id }}>
      {(control) => <input type="text" {...input} {...control} />}
    </FieldFrame>
  )
}
