import { BUILDS_PATH, type Build } from 'shared-contracts/remote/development-server'

/**
 * Follows the builds of a development server; a server that is away is asked again by the browser itself.
 * @returns ends it
 */
export function followBuilds(origin: string, onBuild: (build: Build) => void): () => void {
  const events = new EventSource(origin + BUILDS_PATH)
  events.onmessage = ({ data }: MessageEvent<string>) => onBuild(JSON.parse(data) as Build)
  return () => events.close()
}
