import { useEffect, useState } from 'react'

/** Whether the page has been scrolled by more than so many px. */
export function useIsScrolled(px: number): boolean {
  const [isScrolled, setIsScrolled] = useState(false)
  useEffect(() => {
    const update = () => setIsScrolled(window.scrollY > px)
    update()
    window.addEventListener('scroll', update, { passive: true })
    return () => window.removeEventListener('scroll', update)
  }, [px])
  return isScrolled
}
