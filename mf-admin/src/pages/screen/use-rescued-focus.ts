import { useEffect, useRef } from 'react'

/**
 * Keeps the focus nearby when a pressed button disappears, as Undo does: moves it to the nearest remaining
 * ancestor; otherwise the next Tab would start at the top of the page.
 * @returns the ref for the screen's content
 */
export function useRescuedFocus() {
  const ref = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const content = ref.current
    if (!content) return
    /** The element that last had the focus, followed by its ancestors up to the content. */
    let path: readonly HTMLElement[] = []
    const listening = new AbortController()
    content.addEventListener(
      'focusin',
      ({ target }) => {
        path = target instanceof HTMLElement ? listAround(target, content) : []
      },
      { signal: listening.signal },
    )
    // Pressing elsewhere means leaving the element on purpose.
    document.addEventListener(
      'pointerdown',
      ({ target }) => {
        if (!(target instanceof Node && path[0]?.contains(target))) path = []
      },
      { signal: listening.signal },
    )

    const changes = new MutationObserver(() => {
      const [last] = path
      if (!last || last.isConnected || document.activeElement !== document.body) return
      const left = path.find((element) => element.isConnected)
      path = []
      if (!left) return
      if (!left.hasAttribute('tabindex')) left.tabIndex = -1
      left.dataset.rescued = ''
      left.focus({ preventScroll: true })
    })
    changes.observe(content, { childList: true, subtree: true })
    return () => {
      listening.abort()
      changes.disconnect()
    }
  }, [])

  return ref
}

function listAround(element: HTMLElement, content: HTMLElement): HTMLElement[] {
  const around = [element]
  for (let next = element.parentElement; next && next !== content; next = next.parentElement)
    around.push(next)
  return [...around, content]
}
