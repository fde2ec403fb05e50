import { type RefObject, useLayoutEffect, useRef } from 'react'

function focusHeading(page: HTMLElement): HTMLElement {
  const heading = page.querySelector('h1') ?? page
  heading.setAttribute('tabindex', '-1')
  heading.focus({ preventScroll: true })
  return heading
}

/** Focuses the new heading after a navigation, as a page load would. The first page does not move the focus. */
export function useFocusOnNavigation(main: RefObject<HTMLElement | null>, pathname: string): void {
  const focused = useRef(pathname)
  useLayoutEffect(() => {
    const page = main.current
    if (!page || focused.current === pathname) return
    focused.current = pathname
    let heading: HTMLElement | undefined
    const before = document.activeElement
    // Delayed a frame to avoid a second layout. On a slow phone, the shopper may have tapped a field by then.
    const frame = requestAnimationFrame(() => {
      const { activeElement } = document
      const hasMoved = activeElement !== before && page.contains(activeElement)
      if (!hasMoved) heading = focusHeading(page)
    })

    // 'Loading Product...' is replaced by the product's name, which would return the focus to the top of the document.
    const changes = new MutationObserver(() => {
      if (heading && !heading.isConnected && document.activeElement === document.body)
        heading = focusHeading(page)
    })
    changes.observe(page, { childList: true, subtree: true })
    return () => {
      cancelAnimationFrame(frame)
      changes.disconnect()
    }
  }, [main, pathname])
}
