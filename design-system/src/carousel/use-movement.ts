import { type RefObject, useLayoutEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { atStart, hold, moveBy, type Place, settle } from './place'

/** The width of a slide with the gap after it, in pixels. */
export function stepWidth(track: HTMLElement): number {
  const [first, second] = track.children
  if (!first || !second) return 0
  return second.getBoundingClientRect().left - first.getBoundingClientRect().left
}

/** How many slides the track lies to the left of its resting place at this moment. */
function position(track: HTMLElement): number {
  const view = track.parentElement
  const step = stepWidth(track)
  const inset = track.offsetLeft
  if (!view || step === 0) return 0
  return (view.getBoundingClientRect().left + inset - track.getBoundingClientRect().left) / step
}

/** Puts the track at a position. The server's CSP allows no style attributes, scripts may still set properties. */
export function stand(track: HTMLElement, at: number) {
  track.style.setProperty('--at', String(at))
}

/**
 * Slides the track over `--slide`; a movement that is interrupted goes on from where it is.
 * @param still keeps the first slide at the left
 */
export function useMovement(trackRef: RefObject<HTMLElement | null>, count: number, still: boolean) {
  const [moved, setPlace] = useState<Place>(atStart)
  const place = still ? atStart : moved

  useLayoutEffect(() => {
    const track = trackRef.current
    if (!track) return
    track.removeAttribute('data-moving')
    stand(track, place.from)
    if (place.held || place.span === 0) return
    // Reading the position makes the browser start from there.
    position(track)
    track.setAttribute('data-moving', '')
    stand(track, place.target)
    const end = () => setPlace((now) => (now === place ? settle(now, count) : now))
    const movements = track.getAnimations?.() ?? []
    if (movements.length === 0) end()
    else Promise.allSettled(movements.map((movement) => movement.finished)).then(end)
  }, [trackRef, place, count])

  return {
    place,
    move(by: number) {
      const from = trackRef.current ? position(trackRef.current) : 0
      setPlace((now) => moveBy(now, by, from, count))
    },
    /** At once, so that what the finger does next starts from the new row. */
    grab: () => flushSync(() => setPlace((now) => hold(now, count))),
  }
}
