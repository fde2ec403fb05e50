import type { WantedText } from './wanted-text'

/** One narrowing of a locator: from elements to those within them, or to some of them. */
export type Step =
  | { by: 'css'; selector: string }
  | { by: 'role'; role: string; name?: WantedText; pressed?: boolean; level?: number }
  | { by: 'label'; text: WantedText }
  | { by: 'text'; text: WantedText }
  | { by: 'hasText'; text: WantedText }
  | { by: 'and'; steps: Step[] }
  | { by: 'has'; steps: Step[] }
  /** From the end where negative. */
  | { by: 'nth'; index: number }
