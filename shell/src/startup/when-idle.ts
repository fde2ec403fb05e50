/** Time after which the task runs even on a page that is never idle. */
const AFTER_MS = 500

/** Runs a task when the browser is idle, or after a short delay in browsers without idle callbacks. */
export function whenIdle(task: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(task, { timeout: AFTER_MS })
  else setTimeout(task, AFTER_MS)
}
