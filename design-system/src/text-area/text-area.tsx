import type { ComponentProps } from 'react'
import { FieldFrame, type FrameProps } from '../field/field-frame'

/** A labelled text of several lines. */
export function TextArea({
  label,
  error,
  hint,
  optional,
  span,
  id,
  rows = 5,
  ...area
}: FrameProps & Omit<ComponentProps<'textarea'>, 'className'>) {
  return (
    <FieldFrame {...{ label, error, hint, optional, span, id }}>
      {(control) => <textarea rows={rows} {...area} {...control} />}
    </FieldFrame>
  )
}
