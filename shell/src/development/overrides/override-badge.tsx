import type { Outcome } from './find-override'
import { OverrideLine } from './override-line'

interface Props {
  outcomes: readonly Outcome[]
  onReset: () => void
  onNewBuild: () => void
}

/** Says at all times that the page is not what shoppers see, and leads back to that. */
export function OverrideBadge({ outcomes, onReset, onNewBuild }: Props) {
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
