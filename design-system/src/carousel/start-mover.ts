import { flushSync } from 'react-dom'
import { isComposing } from '../is-composing'
import { hold, isMoving, moveSlides, row, toRestPosition, wrapSlide } from './carousel-position'
import { position, slide, stand } from './track-position'
import { watchSwipes } from './watch-swipes'

/** The state that the carousel renders. */
export interface Shown {
  /** The slides in the order of the row, each with its number (see CarouselPosition). */
  row: { number: number; slide: number; isOut: boolean }[]
  current: number
  still: boolean
  /** The slide announced to screen readers; 0 before the first move. */
  announced: number
}

/** Settings from the page's CSS: the number of visible slides, and whether the row is plain. */
interface Layout {
  shown: number
  still: boolean
}

function readLayout(element: Element, count: number): Layout {
  const style = getComputedStyle(element)
  const shown = Number(style.getPropertyValue('--shown'))
  return {
    shown: Math.min(shown || count, count),
    still: style.getPropertyValue('--controls').trim() === 'none',
  }
}

const keys: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 }

/** Moves the focus from a slide that leaves the viewport to one that stays. */
function moveFocus(track: HTMLElement) {
  const focused = document.activeElement
  if (focused?.closest('[inert]') && track.contains(focused))
    track.querySelector<HTMLElement>(':scope > :not([inert]) a')?.focus({ preventScroll: true })
}

/** Moves slides on `go`, arrow keys in `root` and swipes. @param show called at once and after each change */
export function startMover(
  root: HTMLElement,
  track: HTMLElement,
  count: number,
  show: (shown: Shown) => void,
) {
  const stop = new AbortController()
  const { signal } = stop
  let layout = readLayout(root, count)
  let place = toRestPosition(0)
  let announced = 0

  function draw() {
    const { shown, still } = layout
    const { first, from, target, held } = place
    const current = wrapSlide(target, count)
    const slides = row(place, shown, count).map((number) => ({
      number,
      slide: wrapSlide(number, count),
      isOut: number < target || number >= target + shown,
    }))
    flushSync(() => show({ row: slides, current, still, announced }))
    stand(track, first, from)
    if (held) return
    moveFocus(track)
    if (isMoving(place)) move()
  }

  function move() {
    const begun = place
    const end = () => {
      if (place !== begun || signal.aborted) return
      place = toRestPosition(place.target)
      draw()
    }
    const moving = slide(track, place.target)
    if (moving) moving.then(end)
    else end()
  }

  function go(by: number) {
    if (layout.still || signal.aborted) return
    place = moveSlides(place, by, place.first + position(track))
    if (by !== 0) announced = wrapSlide(place.target, count) + 1
    draw()
  }

  function grab() {
    place = hold(place)
    draw()
  }

  /** Moves the row by a fraction of a slide while it is dragged. */
  function drag(by: number) {
    stand(track, place.first, place.target + by)
  }

  function handleKey(event: KeyboardEvent) {
    const by = keys[event.key]
    if (
      !by ||
      layout.still ||
      isComposing(event) ||
      event.altKey ||
      event.ctrlKey ||
      event.metaKey ||
      event.shiftKey
    )
      return
    event.preventDefault()
    if (!event.repeat || !isMoving(place)) go(by)
  }

  function handleResize() {
    const { shown, still } = layout
    layout = readLayout(root, count)
    if (layout.shown === shown && layout.still === still) return
    place = toRestPosition(layout.still ? 0 : place.target)
    draw()
  }

  root.addEventListener('keydown', handleKey, { signal })
  window.addEventListener('resize', handleResize, { signal })
  watchSwipes(track, { isWanted: () => !layout.still, grab, drag, go }, signal)
  draw()
  return { go, stop: () => stop.abort() }
}
