/** What a development server says at `/builds`, at once and after each build. */
export interface Build {
  /** The latest build that succeeded. */
  version?: string
  /** Why the last one failed. */
  problem?: string
}

/**
 * Follows the builds of a development server; a server that is away is asked again by the browser itself.
 * @returns ends it
 */
export function followBuilds(origin: string, onBuild: (build: Build) => void): () => void {
  const events = new EventSource(`${origin}/builds`)
  events.onmessage = ({ data }: MessageEvent<string>) => onBuild(JSON.parse(data) as Build)
  return () => events.close()
}
