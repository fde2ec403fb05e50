/**
 * Acts once the frame that is being made has been painted.
 * @returns takes it back
 */
export function afterPaint(act: () => void): () => void {
  let task: ReturnType<typeof setTimeout> | undefined
  const frame = requestAnimationFrame(() => {
    task = setTimeout(act)
  })
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(task)
  }
}
