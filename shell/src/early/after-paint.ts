/** Acts once the frame that is being made has been painted. */
export function afterPaint(act: () => void): void {
  requestAnimationFrame(() => setTimeout(act))
}
