/** How far the shop has come in this document. */
type Phase =
  | { kind: 'opening' }
  /** The first view answers to the shopper. */
  | { kind: 'shown' }
  /** Pages are fetched ahead; every further view has links to look at. */
  | { kind: 'open'; lookAgain: () => void }

interface Steps {
  /** Called once, when the first view answers to the shopper. */
  onFirstShown: () => void
  /** Begins to fetch pages ahead. @returns looks at the links of a view that has just been shown */
  fetchAhead: () => () => void
}

/**
 * Takes the shop from one phase to the next.
 * @returns to be called whenever a view is on screen and answers to the shopper
 */
export function createPhases({ onFirstShown, fetchAhead }: Steps): () => void {
  let phase: Phase = { kind: 'opening' }
  return function handleShown() {
    if (phase.kind === 'open') phase.lookAgain()
    if (phase.kind !== 'opening') return
    phase = { kind: 'shown' }
    onFirstShown()
    // Not in the task in which React has taken the page over.
    setTimeout(() => {
      phase = { kind: 'open', lookAgain: fetchAhead() }
    })
  }
}
