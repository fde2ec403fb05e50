/** A page that is never idle is no reason never to act. */
const AFTER_MS = 500

/** Runs a task when the browser has nothing else to do; a browser that cannot tell waits a little. */
export function whenIdle(task: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(task, { timeout: AFTER_MS })
  else setTimeout(task, AFTER_MS)
}
