import type { ReactNode } from 'react'
import type { LineRemoval } from '../data/lines/use-line-removal'

/** A page of cart lines. It stays mounted after the last line is removed, so that the removal is announced. */
export function LinesFrame({ removal, children }: { removal: LineRemoval; children: ReactNode }) {
  return (
    <div ref={removal.frame} className="wrap">
      <p role="status" className="visually-hidden">
        {removal.notice}
      </p>
      {children}
    </div>
  )
}
