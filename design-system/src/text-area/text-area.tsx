import type { ComponentProps } from 'react'
import { FieldFrame, type FrameProps, partFrame } from '../field/field-frame'

export function TextArea(props: FrameProps & Omit<ComponentProps<'textarea'>, 'className'>) {
  const { frame, control } = partFrame(props)
  return <FieldFrame {...frame}>{(tied) => <textarea rows={5} {...control} {...tied} />}</FieldFrame>
}
