import { isComposing } from 'design-system/is-composing'
import { useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import type { MeasuredPart } from './measured-part'

const kilobytes = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 1 })

/** Formats a size, such as '12.5 kB'. */
function shownSize(bytes: number): string {
  return `${kilobytes.format(bytes / 1000)} kB`
}

interface Props {
  measure: () => MeasuredPart[]
  onClose: () => void
}

/** Outlines each part of the page with its owner. */
export function Overlay({ measure, onClose }: Props) {
  const [parts, setParts] = useState(measure)
  const panel = useRef<HTMLElement>(null)

  useEffect(() => {
    panel.current?.focus({ preventScroll: true })
    const handleKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !isComposing(event)) onClose()
    }
    document.addEventListener('keydown', handleKey)
    return () => document.removeEventListener('keydown', handleKey)
  }, [onClose])

  useEffect(() => {
    // Pages below the overlay change, and grow when their data arrives.
    const look = () => setParts(measure())
    const watching = new ResizeObserver(look)
    for (const element of document.querySelectorAll('#root, #main')) watching.observe(element)
    // Scrolling moves the sticky header relative to the page.
    document.addEventListener('scroll', look, { passive: true })
    return () => {
      watching.disconnect()
      document.removeEventListener('scroll', look)
    }
  }, [measure])

  return (
    <>
      {createPortal(
        parts.map((part, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the shell has several parts, and none moves among the others
          <PartOutline key={index} part={part} />
        )),
        document.body,
      )}
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

/** Frames and labels one part. The table gives the same information to screen readers. */
function PartOutline({ part: { name, version, loadMs, bytes, box } }: { part: MeasuredPart }) {
  return (
    <div
      className="part-outline"
      data-kind={name === 'shell' ? 'shell' : 'remote'}
      style={box}
      aria-hidden="true"
    >
      <span>
        <b>{name}</b>
        <span>{` ${version} · ${loadMs} ms · ${shownSize(bytes)}`}</span>
      </span>
    </div>
  )
}

/** Lists the measurements of each team's part. The shell appears once. */
function PartsTable({ parts }: { parts: readonly MeasuredPart[] }) {
  const teams = [...new Map(parts.map((part) => [part.name, part])).values()]
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">Part</th>
          <th scope="col">Version</th>
          <th scope="col">Loaded in</th>
          <th scope="col">Size</th>
        </tr>
      </thead>
      <tbody>
        {teams.map(({ name, version, loadMs, bytes }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{version}</td>
            <td>{`${loadMs} ms`}</td>
            <td>{shownSize(bytes)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
