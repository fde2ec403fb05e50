import { type ReactNode, useEffect, useRef } from 'react'

/** Content opened by a button. The page scrolls so that the bottom bars never cover it, even while it grows. */
export function Revealed({ children }: { children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const revealed = ref.current
    if (!revealed || typeof ResizeObserver === 'undefined') return
    let height = 0
    const sizes = new ResizeObserver(() => {
      const { offsetHeight } = revealed
      if (offsetHeight > height) revealed.scrollIntoView({ block: 'nearest' })
      height = offsetHeight
    })
    sizes.observe(revealed)
    return () => sizes.disconnect()
  }, [])

  return <div ref={ref}>{children}</div>
}
