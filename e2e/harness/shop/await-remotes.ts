import type { FullConfig } from '@playwright/test'
import { until } from '../until'
import { remotes } from './changed-remotes'

const LONGEST_MS = 300_000

/** Waits until every remote is live, which means that its first page no longer responds 503. */
export default async function awaitRemotes({ projects }: FullConfig): Promise<void> {
  const origin = projects[0]?.use.baseURL
  for (const { name, prefixes } of remotes) {
    const isLive = async () => (await fetch(`${origin}${prefixes[0]}`)).status !== 503
    if (!(await until(isLive, LONGEST_MS)))
      throw new Error(`${name} was not live within ${LONGEST_MS / 1000} s.`)
  }
}
