import type { ReactNode } from 'react'
import type { LineRemoval } from '../data/lines/use-line-removal'

/** A page of cart lines. It outlives the last line, whose removal is announced as well. */
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
