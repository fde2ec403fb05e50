import { stepWidth } from './track-position'

/** The number of pixels after which a touch counts as a swipe rather than a tap. */
const slop = 8
/** The fraction of a slide that a swipe must cover to change the slide. */
const enough = 0.15

interface SwipeTarget {
  isWanted: () => boolean
  /** Called when a swipe begins. */
  grab: () => void
  /** @param by the distance dragged since the start, in slides, from -1 to 1; positive to the left */
  drag: (by: number) => void
  /** @param by the result: -1, 0 or 1 slides */
  go: (by: number) => void
}

/** Lets a finger or the mouse drag the track by one slide either way. */
export function watchSwipes(track: HTMLElement, target: SwipeTarget, signal: AbortSignal) {
  let swipe: { pointer: number; x: number; drawing: boolean } | undefined
  let swiped = false

  /** Returns how far the track has been dragged to the left, in slides, from -1 to 1. */
  function drawn(x: number): number {
    const by = swipe ? (swipe.x - x) / (stepWidth(track) || 1) : 0
    return Math.max(-1, Math.min(1, by))
  }

  function begin({ isPrimary, button, pointerId, clientX }: PointerEvent) {
    if (isPrimary && button === 0 && target.isWanted())
      swipe = { pointer: pointerId, x: clientX, drawing: false }
  }

  function draw({ pointerId, clientX }: PointerEvent) {
    if (swipe?.pointer !== pointerId) return
    if (swipe.drawing) {
      target.drag(drawn(clientX))
      return
    }
    if (Math.abs(clientX - swipe.x) < slop) return
    swipe = { pointer: pointerId, x: clientX, drawing: true }
    swiped = true
    track.setPointerCapture(pointerId)
    target.grab()
  }

  function end({ pointerId, clientX, type }: PointerEvent) {
    if (swipe?.pointer !== pointerId) return
    if (swipe.drawing) {
      const by = drawn(clientX)
      target.go(type === 'pointercancel' || Math.abs(by) < enough ? 0 : Math.sign(by))
      // A swipe with the mouse ends with a click, which follows immediately.
      setTimeout(() => {
        swiped = false
      })
    }
    swipe = undefined
  }

  function swallow(event: MouseEvent) {
    if (!swiped) return
    event.preventDefault()
    event.stopPropagation()
  }

  track.addEventListener('pointerdown', begin, { signal })
  track.addEventListener('pointermove', draw, { signal })
  track.addEventListener('pointerup', end, { signal })
  track.addEventListener('pointercancel', end, { signal })
  track.addEventListener('click', swallow, { signal, capture: true })
  // Browsers drag a link that is swiped with the mouse. A plain row allows that.
  const holdLinks = (event: Event) => target.isWanted() && event.preventDefault()
  track.addEventListener('dragstart', holdLinks, { signal })
}
