import { addSheet } from '../development/add-sheet'
import sheet from './connection-notice.sheet.css'

const TOLD_FOR_MS = 4000

/** A quiet sign beside the shop, which stays whatever becomes of the page. It is there only while it says something. */
export function createConnectionNotice() {
  let notice: HTMLElement | undefined
  let leaving: ReturnType<typeof setTimeout> | undefined
  // It must be there before the connection goes.
  addSheet(sheet)

  function say(words: string) {
    clearTimeout(leaving)
    if (!notice?.isConnected) {
      notice = Object.assign(document.createElement('p'), { className: 'connection-notice', role: 'status' })
      document.body.append(notice)
    }
    if (notice.textContent !== words) notice.textContent = words
  }

  return {
    say,
    /** Says something last, and goes. */
    end(words: string) {
      if (!notice?.isConnected) return
      say(words)
      leaving = setTimeout(() => notice?.remove(), TOLD_FOR_MS)
    },
  }
}
