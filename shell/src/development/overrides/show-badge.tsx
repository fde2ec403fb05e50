import { createRoot } from 'react-dom/client'
import { addSheet } from '../add-sheet'
import { addToolsPlace } from '../tools-folder'
import type { Outcome } from './find-override'
import { OverrideBadge } from './override-badge'
import sheet from './override-badge.sheet.css'
import { resetOverrides } from './requested-overrides'

const reload = () => window.location.reload()

/** Beside the shop, not in it: the badge stays whatever becomes of the page. */
export function showBadge(outcomes: readonly Outcome[]): void {
  addSheet(sheet)
  createRoot(addToolsPlace()).render(
    <OverrideBadge outcomes={outcomes} onReset={resetOverrides} onNewBuild={reload} />,
  )
}
