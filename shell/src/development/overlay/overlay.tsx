import { useEffect, useRef, useState } from 'react'
import type { MeasuredPart } from './measured-part'
import { PartsTable } from './parts-table'

interface Props {
  measure: () => MeasuredPart[]
  onClose: () => void
}

/** Outlines whose each part of the page is. */
export function Overlay({ measure, onClose }: Props) {
  const [parts, setParts] = useState(measure)
  const panel = useRef<HTMLElement>(null)

  useEffect(() => {
    panel.current?.focus({ preventScroll: true })
    const handleKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') onClose()
    }
    document.addEventListener('keydown', handleKey)
    return () => document.removeEventListener('keydown', handleKey)
  }, [onClose])

  useEffect(() => {
    // Pages come and go below it, and grow when their data arrives.
    const watching = new ResizeObserver(() => setParts(measure()))
    for (const element of document.querySelectorAll('#root, #main')) watching.observe(element)
    return () => watching.disconnect()
  }, [measure])

  return (
    <>
      {parts.map(({ name, box }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the shell has several parts, and none moves among the others
        <div key={index} className="part-outline" data-kind={kindOf(name)} style={box} aria-hidden="true">
          <span>{name}</span>
        </div>
      ))}
      <section
        ref={panel}
        className="parts-panel"
        tabIndex={-1}
        role="dialog"
        aria-label="Parts of this page"
      >
        <PartsTable parts={parts} />
        <button type="button" onClick={onClose}>
          Close
        </button>
      </section>
    </>
  )
}

const kindOf = (name: string) => (name === 'shell' ? 'shell' : 'remote')
