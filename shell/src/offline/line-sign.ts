import { addSheet } from '../development/add-sheet'
import sheet from './line-sign.sheet.css'

const TOLD_FOR_MS = 4000

/** A quiet sign beside the shop, which stays whatever becomes of the page. It is there only while it says something. */
export function createLineSign() {
  let sign: HTMLElement | undefined
  let leaving: ReturnType<typeof setTimeout> | undefined
  // It must be there before the signal goes.
  addSheet(sheet)

  function say(words: string) {
    clearTimeout(leaving)
    if (!sign?.isConnected) {
      sign = Object.assign(document.createElement('p'), { className: 'line-sign', role: 'status' })
      document.body.append(sign)
    }
    if (sign.textContent !== words) sign.textContent = words
  }

  return {
    say,
    /** Says something last, and goes. */
    end(words: string) {
      if (!sign?.isConnected) return
      say(words)
      leaving = setTimeout(() => sign?.remove(), TOLD_FOR_MS)
    },
  }
}
