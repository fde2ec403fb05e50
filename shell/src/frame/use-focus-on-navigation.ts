import { type RefObject, useEffect, useRef } from 'react'

function focusHeading(page: HTMLElement): HTMLElement {
  const heading = page.querySelector('h1') ?? page
  heading.setAttribute('tabindex', '-1')
  heading.focus({ preventScroll: true })
  return heading
}

/**
 * After a navigation the focus goes to the new page's heading, as it would after a page load.
 * @param main the element that holds the page
 * @param pathname the present path; the first one moves no focus
 */
export function useFocusOnNavigation(main: RefObject<HTMLElement | null>, pathname: string): void {
  const focused = useRef(pathname)
  useEffect(() => {
    const page = main.current
    if (!page || focused.current === pathname) return
    focused.current = pathname
    let heading: HTMLElement | undefined
    // In the next frame: now, the browser would have to lay the page out twice.
    const frame = requestAnimationFrame(() => {
      heading = focusHeading(page)
    })

    // 'Loading Product...' gives way to the product's name, and the focus would fall to the top of the document.
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
