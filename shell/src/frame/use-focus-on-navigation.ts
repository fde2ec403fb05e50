import { type RefObject, useEffect, useRef } from 'react'

function focusHeading(page: HTMLElement): HTMLElement {
  const heading = page.querySelector('h1') ?? page
  heading.setAttribute('tabindex', '-1')
  heading.focus({ preventScroll: true })
  return heading
}

/**
 * Focuses the new page's heading after a navigation, as a page load would.
 * @param main the element that contains the page
 * @param pathname the current path; the first one moves no focus
 */
export function useFocusOnNavigation(main: RefObject<HTMLElement | null>, pathname: string): void {
  const focused = useRef(pathname)
  useEffect(() => {
    const page = main.current
    if (!page || focused.current === pathname) return
    focused.current = pathname
    let heading: HTMLElement | undefined
    // In the next frame, to avoid a second layout now.
    const frame = requestAnimationFrame(() => {
      heading = focusHeading(page)
    })

    // 'Loading Product...' is replaced by the product's name, and the focus would return to the top of the document.
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
