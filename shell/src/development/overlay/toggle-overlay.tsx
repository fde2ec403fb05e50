import { createRoot } from 'react-dom/client'
import type { LiveRemote } from 'shared-contracts/remote'
import { addSheet } from '../add-sheet'
import { addToolsPlace } from '../tools-folder'
import { measureParts } from './measured-part'
import { Overlay } from './overlay'
import sheet from './overlay.sheet.css'

let close: (() => void) | undefined

/** Opens or closes the overlay. @param inUse the remotes of this visit, in the versions that the page now uses */
export function toggleOverlay(inUse: () => readonly LiveRemote[]): void {
  if (close) {
    close()
    return
  }
  addSheet(sheet)
  const place = addToolsPlace()
  const root = createRoot(place)
  const before = document.activeElement
  close = () => {
    close = undefined
    root.unmount()
    place.remove()
    if (before instanceof HTMLElement) before.focus({ preventScroll: true })
  }
  root.render(<Overlay measure={() => measureParts(inUse())} onClose={close} />)
}
