import { type ReactNode, useEffect, useRef } from 'react'
import page from '../today.module.css'
import styles from './chart-with-table.module.css'
import type { Point } from './draw-bars'

interface Props {
  /** The accessible name of the table's scrollable section. The chart is hidden from screen readers. */
  label: string
  /** The unit on the chart's axis. */
  unit: string
  points: readonly Point[]
  /** The table's head and body, with the figures of the chart. */
  children: ReactNode
}

/** A bar chart beside a table of the same figures. The chart loads later, and the screen works without it. */
export function ChartWithTable({ label, unit, points, children }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null)

  useEffect(() => {
    let remove = () => {}
    let isGone = false
    const draw = async (target: HTMLCanvasElement) => {
      const { drawBars } = await import(/* webpackChunkName: "seldom-charts" */ './draw-bars')
      if (!isGone) remove = drawBars(target, { unit, points })
    }
    // If the chart's code fails to load, the table still shows every figure.
    if (canvas.current) draw(canvas.current).catch(() => {})
    return () => {
      isGone = true
      remove()
    }
  }, [unit, points])

  return (
    <div className={styles.pair}>
      <div className={styles.chart} aria-hidden="true">
        <canvas ref={canvas} />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long table scrolls, which must be possible by keyboard. */}
      <section className={styles.scroll} aria-label={label} tabIndex={0}>
        <table className={page.table}>{children}</table>
      </section>
    </div>
  )
}
