import type { ReactNode } from 'react'
import type { contents } from '../contents'

/** The states of a component by heading. */
export type States = Readonly<Record<string, ReactNode>>

export type Entries<Group extends keyof typeof contents> = Readonly<
  Record<(typeof contents)[Group][number], States>
>
