import { BarController, BarElement, CategoryScale, Chart, LinearScale, Tooltip } from 'chart.js'

Chart.register(BarController, BarElement, CategoryScale, LinearScale, Tooltip)

export interface Point {
  label: string
  value: number
}

interface Bars {
  unit: string
  points: readonly Point[]
}

/** Draws a bar chart in the page's colours, without animation. @returns a function that removes it */
export function drawBars(canvas: HTMLCanvasElement, { unit, points }: Bars): () => void {
  const { color, fontFamily } = getComputedStyle(canvas)
  const bar = getComputedStyle(canvas).getPropertyValue('--text-brand')
  const chart = new Chart(canvas, {
    type: 'bar',
    data: {
      labels: points.map(({ label }) => label),
      datasets: [{ label: unit, data: points.map(({ value }) => value), backgroundColor: bar }],
    },
    options: {
      animation: false,
      maintainAspectRatio: false,
      color,
      font: { family: fontFamily },
      scales: {
        x: { ticks: { color, maxRotation: 0, autoSkip: true }, grid: { display: false } },
        y: { beginAtZero: true, ticks: { color, precision: 0 }, title: { display: true, text: unit, color } },
      },
    },
  })
  return () => chart.destroy()
}
