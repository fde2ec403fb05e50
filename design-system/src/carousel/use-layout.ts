import { type RefObject, useEffect, useState } from 'react'

/** What the page's CSS says: how many slides are in view, and whether they stand still as a grid. */
export interface Layout {
  shown: number
  still: boolean
}

function read(element: Element, count: number): Layout {
  const style = getComputedStyle(element)
  const shown = Number(style.getPropertyValue('--shown'))
  return {
    shown: Math.min(shown || count, count),
    still: style.getPropertyValue('--controls').trim() === 'none',
  }
}

/** Reads `--shown` and `--controls` again whenever the window changes; undefined until the page is alive. */
export function useLayout(element: RefObject<Element | null>, count: number): Layout | undefined {
  const [layout, setLayout] = useState<Layout>()

  useEffect(() => {
    function update() {
      if (!element.current) return
      const now = read(element.current, count)
      setLayout((last) => (last?.shown === now.shown && last.still === now.still ? last : now))
    }
    update()
    window.addEventListener('resize', update)
    return () => window.removeEventListener('resize', update)
  }, [element, count])

  return layout
}
