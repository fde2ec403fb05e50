/** A performance entry with the fields of layout shifts and largest paints, some of which TypeScript lacks. */
interface Entry extends PerformanceEntry {
  value: number
  hadRecentInput: boolean
  url: string
  element: Element | null
}

function on(type: string, take: (entry: Entry) => void): void {
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) take(entry as Entry)
  })
  observer.observe({ type, buffered: true })
}

/** Measures layout shift as web-vitals does: the largest sum of shifts within 5 s, with gaps of at most 1 s. */
function observeShifts(): void {
  let sum = 0
  let first = 0
  let last = 0
  on('layout-shift', ({ startTime, value, hadRecentInput }) => {
    if (hadRecentInput) return
    if (startTime - last > 1000 || startTime - first > 5000) {
      sum = 0
      first = startTime
    }
    last = startTime
    sum += value
    window.probe.cls = Math.max(window.probe.cls, sum)
  })
}

export function observeLoading(): void {
  on('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') window.probe.fcp = startTime
  })
  on('largest-contentful-paint', ({ startTime, element, url }) => {
    window.probe.lcp = startTime
    window.probe.lcpElement = [element?.tagName.toLowerCase() ?? '?', url.split('/').pop() ?? '']
      .join(' ')
      .trim()
  })
  on('longtask', ({ startTime, duration }) => {
    window.probe.longTasks.push([startTime, duration])
  })
  observeShifts()
}
