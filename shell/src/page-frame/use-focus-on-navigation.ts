import { type RefObject, useEffect, useRef } from 'react'

/**
 * After a navigation the focus goes to the new page's heading, as it would after a page load.
 * @param main the element that holds the page
 * @param pathname the present path; the first one moves no focus
 */
export function useFocusOnNavigation(main: RefObject<HTMLElement | null>, pathname: string): void {
  const focused = useRef(pathname)
  useEffect(() => {
    if (focused.current === pathname) return
    focused.current = pathname
    const target = main.current?.querySelector<HTMLElement>('h1') ?? main.current
    target?.setAttribute('tabindex', '-1')
    target?.focus({ preventScroll: true })
  }, [main, pathname])
}
