import type { ReactNode } from 'react'

/** What the gallery shows of one component. */
export interface Entry {
  title: string
  /** Each state under the words of its heading. */
  states: Readonly<Record<string, ReactNode>>
  /** For components that reach from edge to edge, or bring their own `wrap`. */
  bleed?: true
}
