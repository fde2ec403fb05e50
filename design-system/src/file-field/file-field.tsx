import type { ChangeEvent, ComponentProps } from 'react'
import { FieldFrame, type FrameProps, partFrame } from '../field/field-frame'
import styles from './file-field.module.css'

interface Props
  extends FrameProps,
    Pick<ComponentProps<'input'>, 'accept' | 'capture' | 'disabled' | 'multiple'> {
  onFiles: (files: readonly [File, ...File[]]) => void
}

export function FileField({ onFiles, ...props }: Props) {
  const { frame, control } = partFrame(props)

  function handleChange({ target }: ChangeEvent<HTMLInputElement>) {
    const [first, ...others] = target.files ?? []
    // Without this, choosing the same file again fires no event.
    target.value = ''
    if (first) onFiles([first, ...others])
  }

  return (
    <FieldFrame {...frame}>
      {(tied) => (
        <input
          type="file"
          {...control}
          {...tied}
          className={`${tied.className} ${styles.file}`}
          onChange={handleChange}
        />
      )}
    </FieldFrame>
  )
}
