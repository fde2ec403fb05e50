import { createRoot } from 'react-dom/client'
import { resetOverrides } from './asked-overrides'
import type { Outcome } from './find-override'
import { OverrideBadge } from './override-badge'

const reload = () => window.location.reload()

/** Beside the shop, not in it: the badge stays whatever becomes of the page. */
export function showBadge(outcomes: readonly Outcome[]): void {
  const place = document.createElement('div')
  document.body.append(place)
  createRoot(place).render(<OverrideBadge outcomes={outcomes} onReset={resetOverrides} onNewBuild={reload} />)
}
