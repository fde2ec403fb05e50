import { addSheet } from '../development/add-sheet'
import sheet from './connection-notice.sheet.css'

const TOLD_FOR_MS = 4000

/** Creates a notice outside the frame, so it survives whatever happens to the page. It shows only while it has a message. */
export function createConnectionNotice() {
  let notice: HTMLElement | undefined
  let leaving: ReturnType<typeof setTimeout> | undefined
  // The style sheet must load before the connection drops.
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
    /** Shows a last message, then removes the notice. */
    end(words: string) {
      if (!notice?.isConnected) return
      say(words)
      leaving = setTimeout(() => notice?.remove(), TOLD_FOR_MS)
    },
  }
}
