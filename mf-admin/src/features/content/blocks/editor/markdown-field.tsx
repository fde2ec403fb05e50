import { Button } from 'design-system/button/button'
import { isComposing } from 'design-system/is-composing'
import { TextArea } from 'design-system/text-area/text-area'
import { type ComponentProps, type KeyboardEvent, useRef } from 'react'
import { flushSync } from 'react-dom'
import { type MarkdownMark, markdownEdit, markdownMarks } from './markdown-edit'
import styles from './markdown-field.module.css'

const labels: Readonly<Record<MarkdownMark, string>> = {
  heading: 'Heading',
  bold: 'Bold',
  link: 'Link',
  list: 'List',
  'numbered-list': 'Numbered list',
}
const shortcuts: Readonly<Record<string, MarkdownMark>> = { b: 'bold', k: 'link' }

/** A field with formatting buttons. @param onEdit receives the new text if the browser cannot insert text itself */
export function MarkdownField({
  onEdit,
  ...field
}: Omit<ComponentProps<typeof TextArea>, 'ref' | 'onKeyDown'> & { onEdit: (text: string) => void }) {
  const area = useRef<HTMLTextAreaElement>(null)

  function handleMark(mark: MarkdownMark) {
    const { current } = area
    if (!current) return
    const { value, selectionStart: start, selectionEnd: end } = current
    const { from, to, by, select } = markdownEdit(value, { start, end }, mark)
    current.focus()
    current.setSelectionRange(from, to)
    // `execCommand` is the only way to change a field that keeps its Undo working.
    const isInserted = document.execCommand?.('insertText', false, by) === true
    if (!isInserted) flushSync(() => onEdit(value.slice(0, from) + by + value.slice(to)))
    current.setSelectionRange(select.start, select.end)
  }

  function handleKey(event: KeyboardEvent) {
    const mark = shortcuts[event.key.toLowerCase()]
    if (isComposing(event.nativeEvent)) return
    if (!mark || event.altKey || event.shiftKey || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    handleMark(mark)
  }

  return (
    <div className={styles.field}>
      <fieldset className={styles.marks}>
        <legend className="visually-hidden">Formatting</legend>
        {markdownMarks.map((mark) => (
          <Button
            key={mark}
            variant="line"
            size="sm"
            // Keeps the focus and the selection in the field; a tap on a phone would take them away.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => handleMark(mark)}
          >
            {labels[mark]}
          </Button>
        ))}
      </fieldset>
      <TextArea {...field} ref={area} onKeyDown={handleKey} />
    </div>
  )
}
