import type { WantedText } from './wanted-text'

/** One step of a locator, which leads from elements to their descendants or to a subset of them. */
export type Step =
  | { by: 'css'; selector: string }
  | { by: 'role'; role: string; name?: WantedText; pressed?: boolean; level?: number }
  | { by: 'label'; text: WantedText }
  | { by: 'text'; text: WantedText }
  | { by: 'hasText'; text: WantedText }
  | { by: 'and'; steps: Step[] }
  | { by: 'has'; steps: Step[] }
  /** Counts from the end if negative. */
  | { by: 'nth'; index: number }
