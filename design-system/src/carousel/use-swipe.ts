import { type MouseEvent, type PointerEvent, type RefObject, useRef } from 'react'
import { stand, stepWidth } from './use-movement'

/** Pixels before a touch counts as a swipe, and not as a tap. */
const slop = 8
/** The part of a slide to draw before it goes on. */
const enough = 0.15

interface Swipe {
  pointer: number
  x: number
  drawing: boolean
}

/**
 * Lets a finger or the mouse draw the track by one slide either way.
 * @param grab is told when a swipe begins
 * @param move receives what the swipe came to: -1, 0 or 1
 */
export function useSwipe(
  trackRef: RefObject<HTMLElement | null>,
  grab: () => void,
  move: (by: number) => void,
) {
  const swipe = useRef<Swipe>(null)
  const swiped = useRef(false)

  /** Slides drawn to the left, at most one. */
  function drawn(event: PointerEvent) {
    const step = trackRef.current ? stepWidth(trackRef.current) : 0
    const by = step && swipe.current ? (swipe.current.x - event.clientX) / step : 0
    return Math.max(-1, Math.min(1, by))
  }

  function handleEnd(event: PointerEvent) {
    const { current } = swipe
    if (current?.pointer !== event.pointerId) return
    if (current.drawing) {
      const by = drawn(event)
      move(event.type === 'pointercancel' || Math.abs(by) < enough ? 0 : Math.sign(by))
      // The click that ends a swipe comes right after it.
      setTimeout(() => {
        swiped.current = false
      })
    }
    swipe.current = null
  }

  return {
    onPointerDown(event: PointerEvent) {
      if (event.isPrimary && event.button === 0)
        swipe.current = { pointer: event.pointerId, x: event.clientX, drawing: false }
    },
    onPointerMove(event: PointerEvent) {
      const { current } = swipe
      const track = trackRef.current
      if (current?.pointer !== event.pointerId || !track) return
      if (!current.drawing) {
        if (Math.abs(event.clientX - current.x) < slop) return
        current.drawing = true
        current.x = event.clientX
        swiped.current = true
        track.setPointerCapture(event.pointerId)
        grab()
        return
      }
      stand(track, 1 + drawn(event))
    },
    onPointerUp: handleEnd,
    onPointerCancel: handleEnd,
    onDragStart: (event: MouseEvent) => event.preventDefault(),
    onClickCapture(event: MouseEvent) {
      if (!swiped.current) return
      event.preventDefault()
      event.stopPropagation()
    },
  }
}
