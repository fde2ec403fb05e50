import { flushSync } from 'react-dom'
import { readLayout } from './layout'
import { atStart, currentSlide, hold, isMoving, moveBy, row, settle } from './place'
import { watchSwipes } from './swipe'
import { position, slide, stand } from './track-position'

/** What the carousel shows once it is alive. */
export interface Shown {
  /** The slides in the order of the row; copies fill it up during a movement. */
  row: { slide: number; isCopy: boolean; isOut: boolean }[]
  current: number
  still: boolean
  /** Where the shopper has moved it, for those who don't see it. */
  spoken: string
}

const keys: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 }

/** A card that leaves the view hands the focus on to one that stays. */
function passFocusOn(track: HTMLElement) {
  const focused = document.activeElement
  if (focused?.closest('[inert]') && track.contains(focused))
    track.querySelector<HTMLElement>(':scope > :not([inert]) a')?.focus({ preventScroll: true })
}

/**
 * Moves a carousel: by `go`, by arrow keys within `root` and by swipes on `track`.
 * @param count how many slides there are
 * @param show draws; it is called at once and after each change
 */
export function startMover(
  root: HTMLElement,
  track: HTMLElement,
  count: number,
  show: (shown: Shown) => void,
) {
  const stop = new AbortController()
  const { signal } = stop
  let layout = readLayout(root, count)
  let place = atStart
  let spoken = ''

  function draw() {
    const { shown, still } = layout
    const slides = row(place, shown, count).map((slide, at) => {
      const isCopy = at >= count
      return { slide, isCopy, isOut: isCopy || at < place.target || at >= place.target + shown }
    })
    flushSync(() => show({ row: slides, current: currentSlide(place, count), still, spoken }))
    if (place.held || !isMoving(place)) stand(track, place.from)
    else move()
    if (!place.held) passFocusOn(track)
  }

  function move() {
    const begun = place
    const end = () => {
      if (place !== begun || signal.aborted) return
      place = settle(place, count)
      draw()
    }
    const moving = slide(track, place.from, place.target)
    if (moving) moving.then(end)
    else end()
  }

  function go(by: number) {
    if (layout.still || signal.aborted) return
    place = moveBy(place, by, position(track), count)
    if (by !== 0) spoken = `Slide ${currentSlide(place, count) + 1} of ${count}`
    draw()
  }

  function grab() {
    place = hold(place, count)
    draw()
  }

  function handleKey(event: KeyboardEvent) {
    const by = keys[event.key]
    if (!by || layout.still || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    if (!event.repeat || !isMoving(place)) go(by)
  }

  function handleResize() {
    const { shown, still } = layout
    layout = readLayout(root, count)
    if (layout.shown === shown && layout.still === still) return
    place = layout.still ? atStart : settle(place, count)
    draw()
  }

  root.addEventListener('keydown', handleKey, { signal })
  window.addEventListener('resize', handleResize, { signal })
  watchSwipes(track, { isWanted: () => !layout.still, grab, go }, signal)
  draw()
  return { go, stop: () => stop.abort() }
}
