import { useEffect, useState } from 'react'
import { BUILDS_PATH, type Build } from 'shared-contracts/remote/development-server'
import type { Outcome } from './find-override'

interface Props {
  outcome: Outcome
  /** Called when there is a newer build than the one in the page. */
  onNewBuild: () => void
}

/** Shows a remote that is overridden, or should have been. */
export function OverrideLine({ outcome: { override, origin, remote, problem }, onNewBuild }: Props) {
  const [failure, setFailure] = useState<string>()
  useEffect(() => {
    if (!origin) return
    return followBuilds(origin, (build) => {
      setFailure(build.problem)
      if (build.version && build.version !== remote?.version) onNewBuild()
    })
  }, [origin, remote, onNewBuild])
  return (
    <li>
      {remote ? (
        <>
          <b>{remote.name}</b> comes from <span>{origin}</span>
        </>
      ) : (
        <span role="alert">{problem ?? override}</span>
      )}
      {failure && <pre role="alert">{`The last build failed, so an earlier one is shown.\n${failure}`}</pre>}
    </li>
  )
}

/** Follows the builds of a development server. The browser reconnects by itself. @returns a function that stops it */
function followBuilds(origin: string, onBuild: (build: Build) => void): () => void {
  const events = new EventSource(origin + BUILDS_PATH)
  events.onmessage = ({ data }: MessageEvent<string>) => onBuild(JSON.parse(data) as Build)
  return () => events.close()
}
