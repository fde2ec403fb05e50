/** The phase of the shop in this document. */
type Phase =
  | { kind: 'opening' }
  /** The first view responds to the shopper. */
  | { kind: 'shown' }
  /** Prefetching is on, and the links of each further view are checked. */
  | { kind: 'open'; lookAgain: () => void }

/**
 * Moves the shop through its phases.
 * @param open called once, when the first view responds to the shopper
 * @param fetchAhead starts prefetching; returns a function that checks the links of the current view
 * @returns a function to call whenever a view is on screen and responds to the shopper
 */
export function createPhases(open: () => void, fetchAhead: () => () => void): () => void {
  let phase: Phase = { kind: 'opening' }
  return function handleShown() {
    switch (phase.kind) {
      case 'open':
        return phase.lookAgain()
      case 'opening':
        phase = { kind: 'shown' }
        open()
        // Delayed, so that it does not run in the same task as hydration.
        setTimeout(() => {
          phase = { kind: 'open', lookAgain: fetchAhead() }
        })
    }
  }
}
