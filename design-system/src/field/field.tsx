import type { ComponentProps } from 'react'
import { FieldFrame, type FrameProps, partFrame } from './field-frame'

export function Field(props: FrameProps & Omit<ComponentProps<'input'>, 'className'>) {
  const { frame, control } = partFrame(props)
  return <FieldFrame {...frame}>{(tied) => <input type="text" {...control} {...tied} />}</FieldFrame>
}
