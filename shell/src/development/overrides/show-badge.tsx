import { createRoot } from 'react-dom/client'
import { addSheet } from '../add-sheet'
import { addToolsPlace } from '../tools-folder'
import type { Outcome } from './find-override'
import sheet from './override-badge.sheet.css'
import { OverrideLine } from './override-line'
import { resetOverrides } from './requested-overrides'

const reload = () => window.location.reload()

/** Renders the badge outside the shop's root element, so that it stays whatever happens to the page. */
export function showBadge(outcomes: readonly Outcome[]): void {
  addSheet(sheet)
  createRoot(addToolsPlace()).render(
    <OverrideBadge outcomes={outcomes} onReset={resetOverrides} onNewBuild={reload} />,
  )
}

interface Props {
  outcomes: readonly Outcome[]
  onReset: () => void
  onNewBuild: () => void
}

/** Says that this is not what shoppers see, and offers a reset to the registry's versions. */
function OverrideBadge({ outcomes, onReset, onNewBuild }: Props) {
  return (
    <aside className="override-badge" aria-label="Overridden remotes">
      <ul>
        {outcomes.map((outcome) => (
          <OverrideLine key={outcome.override} outcome={outcome} onNewBuild={onNewBuild} />
        ))}
      </ul>
      <button type="button" onClick={onReset}>
        Reset
      </button>
    </aside>
  )
}
