import type { MeasuredPart } from './measured-part'
import { shownSize } from './shown-size'

/** A frame around one part, with what is known of it; the table says the same to those who don't see it. */
export function PartOutline({ part: { name, version, loadMs, bytes, box } }: { part: MeasuredPart }) {
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
