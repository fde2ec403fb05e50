/** How far the shop has come in this document. */
type Phase =
  | { kind: 'opening' }
  /** The first view answers to the shopper. */
  | { kind: 'shown' }
  /** Pages are fetched ahead; every further view has links to look at. */
  | { kind: 'open'; lookAgain: () => void }

/**
 * Takes the shop from one phase to the next.
 * @param open called once, when the first view answers to the shopper
 * @param fetchAhead begins to fetch pages ahead; returns a function that looks at the links of the view on screen
 * @returns to be called whenever a view is on screen and answers to the shopper
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
        // Not in the task in which React has taken the page over.
        setTimeout(() => {
          phase = { kind: 'open', lookAgain: fetchAhead() }
        })
    }
  }
}
