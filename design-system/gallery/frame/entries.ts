import type { ReactNode } from 'react'
import type { contents } from '../contents'

/** What the gallery shows of one component: each state under the words of its heading. */
export type States = Readonly<Record<string, ReactNode>>

/** The states of every component in a group of the contents. */
export type Entries<Group extends keyof typeof contents> = Readonly<
  Record<(typeof contents)[Group][number], States>
>
